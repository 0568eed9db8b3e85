import type { ReceiptPolicy } from '../../../core/receipts/receipt.repository.port';
import { simulatedSettings } from '../settings/simulated-settings';
import type { OpenFormat } from '../simulated-reads';

/** What the settings say of receipts, within a unit of work. It stands apart from the settings, which the public forms read, too. */
export async function simulatedReceiptPolicy(open: OpenFormat): Promise<ReceiptPolicy> {
  const { settings, receiptsSince } = await simulatedSettings(open).find();
  return { giftsAre: settings.giftsAre, sendsSince: settings.sendReceipts ? receiptsSince : null };
}
