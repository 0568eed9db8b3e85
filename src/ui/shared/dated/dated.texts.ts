import type { ProgramKind } from '../../../core/programs/program';
import { formatDayAt, formatTimes } from '../../../core/shared/text/format';

/** What people read at an item that its day leads. */
export const datedTexts = {
  kinds: {
    items: 'Shoes and clothing',
    mentorship: 'Mentorship',
    jobs: 'Job readiness',
    youth: 'Youth leadership',
    cleanup: 'Neighborhood cleanup',
  } satisfies Record<ProgramKind, string>,
  /** An event of no program. */
  noProgram: 'Foundation event',
  /** The date block shows the day already; screen readers read it here. */
  day: (startsAt: number) => `${formatDayAt(startsAt)}, `,
  times: formatTimes,
  dates: (count: number) => `${count} dates`,
  datesOf: (title: string) => `Dates of ${title}`,
  place: ({ place, address }: { readonly place: string; readonly address: string }) =>
    [place, address].filter((part) => part !== '').join(', '),
};
