import { sampleGifts } from '../../src/adapters/mock/gifts/sample-gifts';
import { sampleReceipts } from '../../src/adapters/mock/receipts/sample-receipts';
import type { Receipt } from '../../src/core/receipts/receipt';

/**
 * What local storage holds of the sample receipts around an instant in ms, with each statement as it would be if its first
 * gift had come afterwards.
 */
export function receiptsBeforeOneGift(now: number): Record<string, string> {
  const receipts = sampleReceipts(now, { gifts: sampleGifts(now), goods: [] }).map(withoutFirst);
  return {
    'simulation:receipts': JSON.stringify({ version: 1, value: { receipts, mailings: [], runs: [] } }),
  };
}

function withoutFirst(receipt: Receipt): Receipt {
  if (receipt.kind !== 'statement') return receipt;
  return { ...receipt, text: { ...receipt.text, gifts: receipt.text.gifts.slice(1) } };
}
