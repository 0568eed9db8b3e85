import type { OpenShift } from '../../../core/events/event-view';
import type { EventsInput } from '../../../core/events/events.inputs';
import { formatDay, formatDayAt, formatTimes } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { loadFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { menuTexts } from '../../shared/menu.texts';

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
  more: ({ wanted, going }: OpenShift) => (wanted > going ? `${formatCount(wanted - going)} more` : 'nobody'),
  going: 'Going',
  waiting: 'Waiting',
  count: formatCount,
  adultsOnly: 'Adults only',
  actions: 'Actions',
  assign: 'Assign',
  assignTo: (shift: OpenShift) => `Assign ${assignmentsTexts.named(shift)}`,
  openOf: (shift: OpenShift) => `${shift.label}, ${shift.event.title}`,
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
      `The first ${formatCount(shown)} of ${formatCount(total)} shifts. Choose fewer days to print the others.`,
    eventOf: ({ event, startsAt }: OpenShift) => `${event.title}, ${formatDayAt(startsAt)}`,
    whereOf: ({ event, startsAt }: OpenShift) =>
      [formatDayAt(startsAt), event.place].filter(Boolean).join(' · '),
    shiftOf: ({ label, startsAt, endsAt, wanted }: OpenShift, coming: number) =>
      `${label}, ${formatTimes(startsAt, endsAt)} · ${formatCount(coming)} of ${formatCount(wanted)}`,
    tableOf: ({ label, event, startsAt }: OpenShift) => `${label}, ${event.title}, ${formatDayAt(startsAt)}`,
    name: 'Name',
    contact: 'Phone or email',
    here: 'Here',
    erased: 'Name deleted',
  },
};
