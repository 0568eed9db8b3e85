import type { Amount, FigureGroup, FigureName, FigureReport } from '../../core/figures/figure';
import type { FigurePeriod, NamedPeriod } from '../../core/figures/figure-period';
import type { SharedPeriod } from '../../core/figures/sharing/shared-periods';
import { FEWEST_PEOPLE } from '../../core/shared/few-people';
import { allSizes, pairText, sizeKey } from '../../core/shared/sizes/shoe-size';
import { formatDay, formatMonth, formatShortMonth } from '../../core/shared/text/format';
import { formatDecimal } from '../../core/shared/text/format-decimal';
import { daysAfter, monthOf } from '../../core/shared/time/calendar';
import { staffApplicationsTexts } from '../applications/staff/staff-applications.texts';
import { loadFailures } from '../shared/failure.texts';

const FEW = `fewer than ${FEWEST_PEOPLE} people`;
const NOT_RECORDED = 'not recorded';
const NO_RECORDS_YET = 'no records yet';
const FEW_SHORT = `< ${FEWEST_PEOPLE}`;
const NOTHING_SHORT = '–';
const INTERNAL = 'Internal: not for sharing';

/** In percent. */
const SHARES: readonly FigureName[] = ['showUp', 'shiftsFilled'];

const labels: Readonly<Record<FigureName, string>> = {
  peopleServed: 'People served',
  newBeneficiaries: 'New applicants',
  visits: 'Visits',
  walkIns: 'Visits without a name',
  peopleWithShoes: 'People who got shoes',
  pairsGiven: 'Pairs given',
  pairsReceived: 'Pairs received',
  applicationsIn: 'Applications received',
  approved: 'Applications approved',
  denied: 'Applications denied',
  withdrawn: 'Applications withdrawn',
  daysToAnswer: 'Days to an answer',
  enrolled: 'With a place',
  finished: 'Finished',
  left: 'Left',
  volunteersActive: 'Volunteers who helped',
  volunteerHours: 'Volunteer hours',
  hoursWaiting: 'Volunteer hours waiting for approval',
  shiftsFilled: 'Shifts filled',
  trainingsDone: 'Trainings done',
  sessions: 'Sessions',
  canceled: 'Sessions canceled',
  showUp: 'Showed up',
  notMarked: 'Not marked',
};

const sizes = new Map(allSizes().map((size) => [sizeKey(size), pairText(size)]));
const parts = new Map<string, string>([...Object.entries(staffApplicationsTexts.kinds), ...sizes]);

const numberText = (value: number) => formatDecimal(value, 1);

/** A period in words: whole months by their names, any other by its days. */
function spanText({ from, to }: FigurePeriod): string {
  const isWhole = from.endsWith('-01') && monthOf(daysAfter(to, 1)) !== monthOf(to);
  if (!isWhole) return `from ${formatDay(from)} to ${formatDay(to)}`;
  const [first, last] = [monthOf(from), monthOf(to)];
  return first === last
    ? `in ${formatShortMonth(last)}`
    : `from ${formatShortMonth(first)} to ${formatShortMonth(last)}`;
}

/** What staff read about figures for funders. */
export const figuresTexts = {
  title: 'Figures',
  period: 'Period',
  periods: {
    'last-12-months': 'Last 12 months',
    'this-month': 'This month',
    'last-month': 'Last month',
    'this-quarter': 'This quarter',
    'this-year': 'This year',
    'last-year': 'Last year',
  } satisfies Record<NamedPeriod, string>,
  /** A period that can be shared. */
  sharedPeriod: ({ kind, from, to }: SharedPeriod) => {
    if (kind === 'year') return `Year ${from.slice(0, 4)}`;
    const last = formatMonth(monthOf(to));
    return kind === 'month' ? last : `${formatMonth(monthOf(from)).split(' ')[0]} to ${last}`;
  },
  chooseDates: 'Choose dates',
  from: 'From',
  to: 'To',
  faults: {
    invalid: 'Please enter a date.',
    order: 'The end has to be after the start.',
    'too-long': 'At most 10 years.',
  },
  program: 'Program',
  allPrograms: 'All programs',
  allOwnPrograms: 'All my programs',
  all: 'All',
  noProgram: 'No program',
  kind: 'Figures',
  kinds: { sharing: 'For sharing', internal: 'Internal' },
  print: 'Print',
  tablesOnPaper: 'Tables on paper, too',
  atAGlance: 'At a glance',
  /** What a figure was in the period before; null where that was never asked for. */
  before: (name: FigureName, amount: Amount, period: FigurePeriod | null) =>
    period === null || amount === null
      ? NO_RECORDS_YET
      : `${figuresTexts.amount(name, amount)} ${spanText(period)}`,
  exportCsv: 'Export CSV',
  loading: 'Loading figures…',
  readFailed: loadFailures('the figures', 'see figures'),
  gone: { title: 'This page does not exist, or you do not have access to it.' },
  shown: 'The figures are shown.',
  internal: INTERNAL,
  few: FEW,
  notRecorded: NOT_RECORDED,
  /** Stands once for all months before the first record. */
  recordsBegin: (month: string) => `Records begin ${formatShortMonth(month)}.`,
  noRecords: 'No records in this period.',
  nothing: 'Nothing was recorded in this period. Choose another one.',
  apart: 'People are told apart by account, else by email address or the digits of the phone, else by name.',
  hidden: `A figure about ${FEW} reads “${FEW}”, and so does another one that would tell it. Its bar is not drawn.`,
  groups: {
    people: 'People',
    shoes: 'Shoes',
    applications: 'Applications',
    volunteers: 'Volunteers',
    sessions: 'Sessions',
  } satisfies Record<FigureGroup, string>,
  labels,
  partsOf: {
    pairsGiven: { title: 'Pairs given by size', head: 'Size' },
    denied: { title: 'Applications denied by kind', head: 'Kind' },
  },
  partLabel: (name: FigureName, part: string) => `${labels[name]}: ${parts.get(part) ?? part}`,
  partText: (part: string) => parts.get(part) ?? part,
  amount: (name: FigureName, amount: Amount) => {
    if (amount === null) return NOT_RECORDED;
    if (amount === 'few') return FEW;
    return SHARES.includes(name) ? `${numberText(amount)}%` : numberText(amount);
  },
  /** The same above a column, which is narrow. */
  columnText: (name: FigureName, amount: Amount) => {
    if (amount === null) return NOTHING_SHORT;
    return amount === 'few' ? FEW_SHORT : figuresTexts.amount(name, amount);
  },
  /** Explains the short words of a chart. */
  columnNotes: (amounts: readonly Amount[]) => [
    ...(amounts.includes('few') ? [`${FEW_SHORT}: ${FEW}`] : []),
    ...(amounts.includes(null) ? [`${NOTHING_SHORT}: ${NOT_RECORDED}`] : []),
  ],
  notMarked: (amount: Amount) => `not marked: ${figuresTexts.amount('notMarked', amount)}`,
  byMonth: (name: FigureName) => `${labels[name]} by month`,
  month: 'Month',
  monthText: formatShortMonth,
  /** Which days of a month are in the period, where not all are. */
  partOfMonth: (month: string, { from, to }: FigurePeriod) => {
    const isCut = monthOf(from) === month && from !== `${month}-01`;
    const isEnding = monthOf(to) === month && monthOf(daysAfter(to, 1)) === month;
    if (isCut && isEnding) return `From ${formatDay(from)} to ${formatDay(to)}`;
    if (isCut) return `From ${formatDay(from)}`;
    return isEnding ? `Up to ${formatDay(to)}` : '';
  },
  wholePeriod: 'Whole period',
  byProgram: 'People by program',
  eachOnce: 'Each person once',
  table: (isOpen: boolean) => (isOpen ? 'Hide table' : 'Show table'),
  tableOf: (isOpen: boolean, title: string) => `${figuresTexts.table(isOpen)}: ${title}`,
  howCounted: 'How this is counted',
  howCountedOf: (group: FigureGroup) => `How this is counted: ${figuresTexts.groups[group]}`,
  /** The definitions of a group, each with what it defines, and then what holds for all of them. */
  definitions: {
    people: [
      ['People served', 'Different people who came as a guest, or got a pair of shoes, in the period.'],
      [
        'New applicants',
        'Different people whose first approval ever lies in the period. Some have not come yet.',
      ],
      ['Visits', 'Guests who were marked “Here”, and visitors without a name.'],
      ['Visits without a name', 'Visitors whom nobody wrote down, counted at events.'],
      ['People by program', 'One person in two programs counts once in each, and once in all together.'],
    ],
    shoes: [
      ['People who got shoes', 'Different people who got a pair for their application in the period.'],
      [
        'Pairs given',
        'Pairs that left the shelf for somebody, without those that were taken back. Under all programs, pairs given without an application, too.',
      ],
      [
        'Pairs received',
        'Pairs that came to the shelf, without those that were taken back: the whole shelf, so only under all programs.',
      ],
    ],
    applications: [
      ['Applications received', 'By the day they came, from participants and from volunteers.'],
      ['Applications approved, denied, withdrawn', 'By the day of the decision.'],
      [
        'Days to an answer',
        'The median of the whole calendar days from the day an application came to the day it was approved or denied.',
      ],
      ['With a place', 'Different participants who had a place at the end of the last day.'],
      [
        'Finished, Left',
        'Enrollments that ended in the period. Where all shoes were given, they are finished.',
      ],
    ],
    volunteers: [
      [
        'Volunteers who helped',
        'Different people who were marked “Here” on a shift, or have approved hours, in the period.',
      ],
      ['Volunteer hours', 'Approved hours, by the day of the work.'],
      [
        'Volunteer hours waiting for approval',
        'Hours that nobody approved yet. They are never added to those that are approved.',
      ],
      [
        'Shifts filled',
        'People who had a place at the start, in percent of the people wanted, of shifts that are over.',
      ],
      [
        'Trainings done',
        'By the day they were done. Under one program, those of trainings that are required for it by name; a training for everybody counts only under all programs.',
      ],
    ],
    sessions: [
      ['Sessions', 'Published events that ended in the period.'],
      ['Sessions canceled', 'Events that were canceled and would have ended in the period.'],
      [
        'Showed up',
        'Who was marked “Here”, in percent of those and the no-shows. Who was not marked is in neither.',
      ],
    ],
  } satisfies Record<FigureGroup, readonly (readonly [string, string])[]>,
  aboutAll: 'About all figures',
  caveats: [
    'Days are days in Las Vegas on which something happened, not on which it was typed.',
    'People are told apart by account, else by email address or the digits of the phone, else by name. All programs together are not the sum of the programs: one person in two programs is one.',
    `What nobody recorded reads “${NOT_RECORDED}”. A recorded zero reads 0.`,
    `For sharing, a figure about 1 to ${FEWEST_PEOPLE - 1} people reads “${FEW}”, and so does another one where it could be computed otherwise.`,
    'Reports for sharing are of whole months, quarters, and years that are over. What one of them hides can’t be computed from the others.',
    'For sharing, who has a place, finished, or left is told for whole years, and so are a program’s own trainings. Pairs by size and denials by kind are told for all programs in a year.',
  ],
  paper: {
    period: ({ from, to }: FigurePeriod) => `Period: ${formatDay(from)} to ${formatDay(to)}`,
    program: (title: string) => `Program: ${title}`,
    printedOn: (day: string) => `Printed on ${formatDay(day)}`,
  },
  csv: {
    heads: ['Figure', 'Program', 'Month', 'Value', 'Note'],
    fileName: ({ from, to, isInternal }: Pick<FigureReport, 'from' | 'to' | 'isInternal'>) =>
      `${isInternal ? 'internal-not-for-sharing' : 'figures'}-${from}-to-${to}.csv`,
    notes: {
      pairsReceived: 'Whole shelf',
      hoursWaiting: 'Not part of the volunteer hours',
      daysToAnswer: 'Median',
      showUp: 'Percent',
      shiftsFilled: 'Percent',
    } satisfies Partial<Record<FigureName, string>>,
  },
};
