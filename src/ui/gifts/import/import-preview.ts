import type { GiftFile, ImportRow } from '../../../core/gifts/import/gift-file';
import type { RowOutcome } from '../../../core/gifts/import/gift-import';
import { giftImportTexts as texts } from './gift-import.texts';

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
  const lines: PreviewLine[] = [
    ...[...wrong].map(([line, remarks]) => ({
      line,
      kind: 'wrong' as const,
      row: null,
      remark: remarks.join('; '),
    })),
    ...leftOut.map(({ line, status }) => ({
      line,
      kind: 'left' as const,
      row: null,
      remark: texts.leftRemark(status),
    })),
    ...repeated.map(({ line, earlierLine }) => ({
      line,
      kind: 'left' as const,
      row: null,
      remark: texts.repeatedRemark(earlierLine),
    })),
    ...outcomes.flatMap(({ kind }, index) => {
      const row = rows[index];
      return row ? [{ line: row.line, kind, row, remark: REMARKS[kind] }] : [];
    }),
  ];
  return lines.sort((one, other) => one.line - other.line);
}

const REMARKS: Readonly<Record<RowOutcome['kind'], string>> = {
  new: '',
  known: texts.knownRemark,
  settles: texts.settlesRemark,
};

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
