import { DENIAL_KINDS } from '../applications/application';
import { allSizes, sizeKey } from '../shared/sizes/shoe-size';
import { FIGURE_NAMES, type FigureName } from './figure';
import type { FactCount, FactKind } from './figure-facts';
import type { Cell } from './figure-measures';

/** The figures whose programs are told, and whether by month. */
export const TOLD: Partial<Readonly<Record<FigureName, 'by-month' | 'whole'>>> = {
  peopleServed: 'whole',
  newBeneficiaries: 'whole',
  peopleWithShoes: 'whole',
  visits: 'by-month',
  walkIns: 'by-month',
  pairsGiven: 'by-month',
  applicationsIn: 'by-month',
  volunteerHours: 'by-month',
  sessions: 'by-month',
};

/** The figures whose programs are told. */
export const TOLD_BY_PROGRAM: readonly FigureName[] = FIGURE_NAMES.filter((name) => TOLD[name]);

/** A part of a figure. */
export interface Part {
  readonly part: string;
  readonly cell: Cell;
}

/** What a figure is made of: pairs by size, and denials by kind. */
export function partsOf(name: FigureName, counts: readonly FactCount[]): readonly Part[] {
  if (name !== 'pairsGiven' && name !== 'denied') return [];
  const known = new Map(
    counts.flatMap((count) => (count.part === null ? [] : [[`${count.kind} ${count.part}`, count] as const])),
  );
  const countOf = (kind: FactKind, part: string) => known.get(`${kind} ${part}`);
  if (name === 'denied')
    return counts.some(({ kind }) => kind === 'denied')
      ? DENIAL_KINDS.map((part) => {
          const { amount = 0, people = 0 } = countOf('denied', part) ?? {};
          return { part, cell: { value: amount, people } };
        })
      : [];
  return allSizes()
    .map(sizeKey)
    .flatMap((part) => {
      const [pairs, loose] = [countOf('pair', part), countOf('loose', part)];
      const value = (pairs?.amount ?? 0) + (loose?.amount ?? 0);
      const people = (pairs?.people ?? 0) + (loose?.amount ?? 0);
      return value > 0 ? [{ part, cell: { value, people } }] : [];
    });
}
