import { FIRST_SETTINGS, type KeptSettings } from '../../src/core/settings/settings';
import { ok } from '../../src/core/shared/result';

/** Settings that are read, of a foundation that sends receipts by themselves since an instant in ms, or not at all. */
export function settingsToRead(receiptsSince: number | null = null) {
  const kept: KeptSettings = {
    settings: { ...FIRST_SETTINGS, sendReceipts: receiptsSince !== null },
    revision: 'first',
    receiptsSince,
  };
  return { read: async () => ok(kept) };
}
