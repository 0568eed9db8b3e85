import { isErasedKey } from '../gifts/gift';
import { donorIdentity } from '../shared/who-is-who';
import type { Receipt } from './receipt';
import type { KeptRun } from './receipt-run';

/** Receipts, and the letters of each year. */
interface KeptReceipts {
  readonly receipts: readonly Receipt[];
  readonly runs: readonly KeptRun[];
}

/**
 * Receipts and letters that a version before kept under the address alone, under the donors whom the receipts name; those that are kept so
 * already are the same objects. What a receipt says stays. The database does the same in a migration.
 */
export function receiptsByDonor<State extends KeptReceipts>(state: State): State {
  const keyOf = ({ donorKey, text }: Receipt) =>
    isErasedKey(donorKey) ? donorKey : donorIdentity(text.donor);
  const wrong = state.receipts.filter((receipt) => receipt.donorKey !== keyOf(receipt));
  if (wrong.length === 0) return state;
  const names = new Map(wrong.map((receipt) => [`${receipt.year}\n${receipt.donorKey}`, keyOf(receipt)]));
  const nameOf = (year: number, key: string) => names.get(`${year}\n${key}`) ?? key;
  return {
    ...state,
    receipts: state.receipts.map((receipt) =>
      wrong.includes(receipt) ? { ...receipt, donorKey: keyOf(receipt) } : receipt,
    ),
    runs: state.runs.map((run) => ({
      ...run,
      donors: run.donors.map((donor) => ({ ...donor, key: nameOf(run.year, donor.key) })),
    })),
  };
}
