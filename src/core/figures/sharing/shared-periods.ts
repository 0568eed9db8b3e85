import { type CalendarDate, daysAfter, monthOf, yearOf } from '../../shared/time/calendar';
import { lastDayOf, monthsAfter } from '../../shared/time/months';
import type { FigurePeriod } from '../figure-period';

/** How long a period is that can be shared, and how many of each kind are offered, the latest first. */
const OFFERED = { month: 12, quarter: 8, year: 5 } as const;

/** A kind of period that can be shared. */
export type SharedKind = keyof typeof OFFERED;

/** The months of each kind. */
const MONTHS: Readonly<Record<SharedKind, number>> = { month: 1, quarter: 3, year: 12 };

/** A whole month, quarter or year. */
export interface SharedPeriod extends FigurePeriod {
  readonly kind: SharedKind;
}

/** The period of a kind that a day lies in. */
export function wholePeriod(kind: SharedKind, day: CalendarDate): SharedPeriod {
  const length = MONTHS[kind];
  const month = Number(monthOf(day).slice(5)) - 1;
  const first = monthsAfter(monthOf(day), -(month % length));
  return { kind, from: `${first}-01`, to: lastDayOf(monthsAfter(first, length - 1)) };
}

/**
 * What a period is that can be shared when it is `today`: a whole month, quarter or year that is over. Null for any other: reports of
 * periods that overlap in another way could be compared.
 */
export function sharedPeriod({ from, to }: FigurePeriod, today: CalendarDate): SharedPeriod | null {
  if (to >= today) return null;
  const kinds = Object.keys(MONTHS) as SharedKind[];
  return (
    kinds.map((kind) => wholePeriod(kind, from)).find((period) => period.from === from && period.to === to) ??
    null
  );
}

/** The periods of a kind that are offered for sharing when it is `today`, the latest first. */
export function offeredPeriods(kind: SharedKind, today: CalendarDate): readonly SharedPeriod[] {
  const periods: SharedPeriod[] = [];
  for (let day = today; periods.length < OFFERED[kind]; ) {
    const before = wholePeriod(kind, daysAfter(wholePeriod(kind, day).from, -1));
    periods.push(before);
    day = before.from;
  }
  return periods;
}

/** What is shared unless another period is chosen: the last quarter that is over. */
export function firstShared(today: CalendarDate): SharedPeriod {
  return wholePeriod('quarter', daysAfter(wholePeriod('quarter', today).from, -1));
}

/** The whole months and quarters of the year of a shared period up to its end, the earliest first, and the year where it is over by then. */
export function periodsUpTo({ to }: FigurePeriod): readonly SharedPeriod[] {
  const year = yearOf(to);
  const periods: SharedPeriod[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
    for (const kind of ['month', 'quarter', 'year'] as const) {
      const period = wholePeriod(kind, day);
      const endsHere = monthOf(period.to) === monthOf(day);
      if (endsHere && period.to <= to) periods.push(period);
    }
  }
  return periods;
}
