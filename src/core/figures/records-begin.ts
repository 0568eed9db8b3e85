import { FIGURES, type FigureGroup, type FigureReport } from './figure';

/** What of a report says since when there are records. */
type Months = Pick<FigureReport, 'months' | 'figures' | 'recordedBefore'>;

/**
 * How many of the first months of a report lie before the first record of a group; all of them where nothing was ever recorded.
 * Months without a record after the first one are gaps, and count here no more than those after the group's records of an
 * earlier time.
 */
export function monthsBeforeRecords(report: Months, group: FigureGroup): number {
  return report.recordedBefore.includes(group) ? 0 : emptyMonths(report, group);
}

/** How many of the first months of a report have no record of a group. */
export function emptyMonths({ months, figures }: Omit<Months, 'recordedBefore'>, group: FigureGroup): number {
  const figuresOfGroup = figures.filter(({ name }) => FIGURES[name] === group);
  const first = months.findIndex((_, index) =>
    figuresOfGroup.some((figure) => (figure.months?.[index] ?? null) !== null),
  );
  return first === -1 ? months.length : first;
}
