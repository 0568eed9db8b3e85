import type { OpenShift } from '../../../core/events/event-view';
import type { EventsInput } from '../../../core/events/events.inputs';
import { loadFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { menuTexts } from '../../shared/menu.texts';
import { formatDay } from '../../shared/text/day';
import { formatDay as formatDate, formatTimes } from '../../shared/text/pacific';

/** What program managers read about shifts that need people. */
export const assignmentsTexts = {
  title: menuTexts.assignments,
  shifts: 'Open shifts',
  list: {
    loading: 'Loading shifts…',
    filters: 'Find shifts',
    none: { title: 'No open shifts.', next: 'Every shift of these days has all the people it needs.' },
    notFound: listTexts.notFound,
    readFailed: loadFailures('the shifts', 'see shifts'),
  },
  program: 'Program',
  from: 'From',
  to: 'To',
  show: 'Show',
  shows: { gaps: 'With gaps', all: 'All' },
  when: 'When',
  shift: 'Shift',
  needs: 'Needs',
  more: ({ wanted, going }: OpenShift) => (wanted > going ? `${number(wanted - going)} more` : 'nobody'),
  going: 'Going',
  waiting: 'Waiting',
  count: number,
  adultsOnly: 'Adults only',
  actions: 'Actions',
  assign: 'Assign',
  assignTo: (shift: OpenShift) => `Assign ${assignmentsTexts.named(shift)}`,
  open: 'Open',
  openOf: (shift: OpenShift) => `Open ${shift.event.title}, ${shift.label}`,
  named: ({ label, event }: OpenShift) => `${label}, ${event.title}`,
  print: 'Print roster',
  /** The filters of the list in one line, for paper; `program` is what its filter says. */
  filtersOf: (program: string, { from, to, show }: Pick<EventsInput['openShifts'], 'from' | 'to' | 'show'>) =>
    [
      `${assignmentsTexts.program}: ${program}`,
      from && to ? `${formatDay(from)} to ${formatDay(to)}` : '',
      assignmentsTexts.shows[show],
    ]
      .filter(Boolean)
      .join(' · '),
  roster: {
    title: 'Roster',
    back: 'Back to assignments',
    printNow: 'Print',
    loading: 'Loading the roster…',
    readFailed: loadFailures('the roster', 'see shifts'),
    notAll: (shown: number, total: number) =>
      `The first ${number(shown)} of ${number(total)} shifts. Choose fewer days to print the others.`,
    eventOf: ({ event, startsAt }: OpenShift) => `${event.title}, ${formatDate(startsAt)}`,
    whereOf: ({ event, startsAt }: OpenShift) =>
      [formatDate(startsAt), event.place].filter(Boolean).join(' · '),
    shiftOf: ({ label, startsAt, endsAt, wanted }: OpenShift, coming: number) =>
      `${label}, ${formatTimes(startsAt, endsAt)} · ${number(coming)} of ${number(wanted)}`,
    tableOf: ({ label, event, startsAt }: OpenShift) => `${label}, ${event.title}, ${formatDate(startsAt)}`,
    name: 'Name',
    contact: 'Phone or email',
    here: 'Here',
    erased: 'Name deleted',
  },
};

function number(count: number): string {
  return count.toLocaleString('en-US');
}
