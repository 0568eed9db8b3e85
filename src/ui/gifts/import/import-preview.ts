import type { GiftBook } from '../../../core/gifts/gifts.api';
import type { GiftFile, ImportRow } from '../../../core/gifts/import/gift-file';
import type { RowOutcome } from '../../../core/gifts/import/gift-import';
import { giftImportTexts as texts } from './gift-import.texts';

/** Rows that are compared at once: often enough to show progress and to stop. */
const CHUNK = 500;

/**
 * Compares the rows of a file with the gifts, step by step, and passes the outcomes of each step to `found`. Stops without
 * another call when `signal` is aborted. Answers false where the comparison failed.
 */
export async function compareInSteps(
  gifts: Pick<GiftBook, 'compare'>,
  { provider, rows }: { readonly provider: string; readonly rows: readonly ImportRow[] },
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
        // Two steps may mean the same pledged gift; the import itself gives it to one.
        const isMeantBefore = meant.has(outcome.giftId);
        meant.add(outcome.giftId);
        return isMeantBefore ? { kind: 'new' } : outcome;
      }),
    );
  }
  return true;
}

/** One line of a file, and what becomes of it. */
export interface PreviewLine {
  readonly line: number;
  readonly kind: RowOutcome['kind'] | 'wrong' | 'left';
  /** What was understood; null where nothing is imported. */
  readonly row: ImportRow | null;
  readonly remark: string;
}

/** What a file holds, in the order of its lines; rows that were not compared yet are left out. */
export function previewOf(
  { rows, faults, leftOut, repeated }: GiftFile,
  outcomes: readonly RowOutcome[],
): PreviewLine[] {
  const wrong = new Map<number, string[]>();
  for (const fault of faults) wrong.set(fault.line, [...(wrong.get(fault.line) ?? []), texts.faultOf(fault)]);
  const left = (line: number, remark: string) => ({ line, kind: 'left', row: null, remark }) as const;
  const lines: PreviewLine[] = [
    ...[...wrong].map(
      ([line, remarks]) => ({ line, kind: 'wrong', row: null, remark: remarks.join('; ') }) as const,
    ),
    ...leftOut.map(({ line, status }) => left(line, texts.leftRemark(status))),
    ...repeated.map(({ line, earlierLine }) => left(line, texts.repeatedRemark(earlierLine))),
    ...outcomes.flatMap(({ kind }, index) => {
      const row = rows[index];
      return row ? [{ line: row.line, kind, row, remark: texts.remarks[kind] }] : [];
    }),
  ];
  return lines.sort((one, other) => one.line - other.line);
}

/** How many lines of each kind there are, and what the new ones bring in cents. */
export function countsOf(lines: readonly PreviewLine[]) {
  const counts = { new: 0, known: 0, settles: 0, wrong: 0, left: 0 };
  let cents = 0;
  for (const { kind, row } of lines) {
    counts[kind] += 1;
    if (kind === 'new' || kind === 'settles') cents += row?.cents ?? 0;
  }
  return { counts, cents };
}
