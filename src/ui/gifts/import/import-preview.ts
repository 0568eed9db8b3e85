import { NO_DONOR, RECEIPT_OWED } from '../../../core/gifts/gift';
import type { GiftBook } from '../../../core/gifts/gifts.api';
import type { GiftFile, ImportRow } from '../../../core/gifts/import/gift-file';
import type { RowOutcome } from '../../../core/gifts/import/gift-import';
import { netCents } from '../../../core/gifts/net-cents';
import { isReceiptDue } from '../../../core/receipts/due-receipts';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import { donorIdentity } from '../../../core/shared/who-is-who';
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
  onOutcomes: (outcomes: readonly RowOutcome[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const meant = new Set<string>();
  for (let from = 0; from < rows.length; from += CHUNK) {
    const compared = await gifts.compare({ provider, rows: rows.slice(from, from + CHUNK) }, signal);
    if (signal.aborted) return true;
    if (!compared.ok) return false;
    onOutcomes(
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
  readonly kind: RowOutcome['kind'] | 'refund' | 'wrong' | 'left';
  /** What was understood; null where nothing is imported. */
  readonly row: ImportRow | null;
  readonly remark: string;
}

/** Payments that the file says went back, and that may be here already. No line of the file brings them. */
export function paymentsThatWentBack({ leftOut }: GiftFile, today: CalendarDate): readonly ImportRow[] {
  const refunds = new Map(
    leftOut.flatMap(({ refund }) => (refund ? [[refund.externalId, refund.cents]] : [])),
  );
  return [...refunds].map(([externalId, cents]) => ({
    externalId,
    cents,
    refund: { cents, on: today },
    donor: NO_DONOR,
    receivedOn: today,
    method: 'other',
    campaignId: null,
    planId: null,
    note: '',
    ...RECEIPT_OWED,
  }));
}

/**
 * What a file holds, in the order of its lines; rows that were not compared yet are left out. `outcomes` are those of the file's
 * rows, then those of paymentsThatWentBack.
 */
export function previewOf(file: GiftFile, outcomes: readonly RowOutcome[]): PreviewLine[] {
  const { rows, faults, leftOut, refunds, repeated } = file;
  const wrong = new Map<number, string[]>();
  for (const fault of faults) wrong.set(fault.line, [...(wrong.get(fault.line) ?? []), texts.faultOf(fault)]);
  const wentBack = new Map(
    paymentsThatWentBack(file, '').map(({ externalId }, index) => [
      externalId,
      outcomes[rows.length + index],
    ]),
  );
  const outcomeOf = (externalId: string) => wentBack.get(externalId) ?? null;
  const left = (line: number, remark: string) => ({ line, kind: 'left', row: null, remark }) as const;
  const lines: PreviewLine[] = [
    ...[...wrong].map(
      ([line, remarks]) => ({ line, kind: 'wrong', row: null, remark: remarks.join('; ') }) as const,
    ),
    ...leftOut.map((line) =>
      left(line.line, texts.leftRemark(line, line.refund && outcomeOf(line.refund.externalId))),
    ),
    ...refunds.map(
      ({ line, ofLine, cents }) =>
        ({ line, kind: 'refund', row: null, remark: texts.refundRemark(cents, ofLine) }) as const,
    ),
    ...repeated.map(({ line, earlierLine }) => left(line, texts.repeatedRemark(earlierLine))),
    ...outcomes.slice(0, rows.length).flatMap((outcome, index): PreviewLine[] => {
      const row = rows[index];
      if (!row) return [];
      const { line, remarks } = row;
      // A gift that stays as it is needs no word on what the file would have made of it.
      const onRow = outcome.kind === 'known' ? [] : remarks.map((remark) => texts.rowRemark(remark, row));
      const sentences = [texts.outcomeRemark(outcome, row), ...onRow];
      const remark = sentences.filter((text) => text !== '').join(' ');
      return [{ line, kind: outcome.kind, row, remark }];
    }),
  ];
  return lines.sort((a, b) => a.line - b.line);
}

/** The lines that would be imported and look like grants. */
export function grantLines(file: GiftFile, outcomes: readonly RowOutcome[]): readonly number[] {
  return file.rows.flatMap(({ line, remarks }, index) => {
    const isImported = outcomes[index] !== undefined && outcomes[index].kind !== 'known';
    return isImported && remarks.some(({ kind }) => kind === 'grant') ? [line] : [];
  });
}

/** How many donors get receipts by mail for what would be imported, where receipts are sent by themselves since an instant in ms. */
export function countReceiptDonors(
  rows: readonly ImportRow[],
  outcomes: readonly RowOutcome[],
  since: number,
): number {
  const due = rows.filter((row, index) => {
    const outcome = outcomes[index];
    const isImported = outcome !== undefined && outcome.kind !== 'known';
    return isImported && isReceiptDue({ ...row, state: row.refund ? 'refunded' : 'settled' }, since);
  });
  return new Set(due.map(({ donor }) => donorIdentity(donor))).size;
}

/** How many lines of each kind there are, and what the new ones bring in cents, less what went back. */
export function countsOf(lines: readonly PreviewLine[]) {
  const counts = { new: 0, known: 0, settles: 0, refund: 0, wrong: 0, left: 0 };
  let cents = 0;
  for (const { kind, row } of lines) {
    counts[kind] += 1;
    if (row && (kind === 'new' || kind === 'settles')) cents += netCents({ state: 'settled', ...row });
  }
  return { counts, cents };
}

/** The number of lines that are wrong or no gift, and can be left out. */
export function countLeavable({ faults, leftOut }: GiftFile): number {
  return new Set([...faults, ...leftOut].map(({ line }) => line)).size;
}
