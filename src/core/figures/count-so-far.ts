import { FEWEST_PEOPLE } from '../shared/few-people';
import { SO_FAR_FIGURES, type SoFar, type SoFarFigure } from '../shared/so-far';
import { type CalendarDate, monthOf } from '../shared/time/calendar';
import { lastDayOf, monthsAfter } from '../shared/time/months';
import type { FactCount } from './figure-facts';
import { finderOf, measured } from './figure-measures';
import type { FigurePeriod } from './figure-period';
import { wholePeriod } from './sharing/shared-periods';

/** What is counted when it is `today`: this year through the end of last month; in January the year before. */
export function soFarPeriod(today: CalendarDate): FigurePeriod {
  const to = lastDayOf(monthsAfter(monthOf(today), -1));
  return { from: wholePeriod('year', to).from, to };
}

/** The figures by the counts of such a period, rounded down; `asksSizes` says whether some program gives shoes. */
export function countSoFar(counts: readonly FactCount[], { to }: FigurePeriod, asksSizes: boolean): SoFar {
  const all = finderOf(counts)(undefined, null, asksSizes);
  const shown = SO_FAR_FIGURES.flatMap((name): readonly (readonly [SoFarFigure, number])[] => {
    const { value, people } = measured(name, all);
    const whole = Math.floor(value ?? 0);
    return whole >= FEWEST_PEOPLE && people >= FEWEST_PEOPLE ? [[name, whole]] : [];
  });
  return { to, figures: Object.fromEntries(shown) };
}
