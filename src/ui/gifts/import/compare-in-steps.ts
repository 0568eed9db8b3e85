import type { GiftBook } from '../../../core/gifts/gift-book.api';
import type { ImportRow } from '../../../core/gifts/import/gift-file';
import type { RowOutcome } from '../../../core/gifts/import/gift-import';

/** Rows that are compared at once: often enough to show progress and to stop. */
const CHUNK = 500;

/** What is compared, and whose file it is. */
interface Comparison {
  readonly provider: string;
  readonly rows: readonly ImportRow[];
}

/**
 * Compares the rows of a file with the gifts, step by step, and passes the outcomes of each step to `found`. Stops without
 * another call when `signal` is aborted. Answers false where the comparison failed.
 */
export async function compareInSteps(
  gifts: Pick<GiftBook, 'compare'>,
  { provider, rows }: Comparison,
  found: (outcomes: readonly RowOutcome[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const meant = new Set<string>();
  for (let from = 0; from < rows.length; from += CHUNK) {
    const compared = await gifts.compare({ provider, rows: rows.slice(from, from + CHUNK) }, signal);
    if (signal.aborted) return true;
    if (!compared.ok) return false;
    found(
      compared.value.map((outcome): RowOutcome => {
        if (outcome.kind !== 'settles') return outcome;
        // Two steps may mean the same announced gift; the import itself gives it to one.
        const isMeantBefore = meant.has(outcome.giftId);
        meant.add(outcome.giftId);
        return isMeantBefore ? { kind: 'new' } : outcome;
      }),
    );
  }
  return true;
}
