import type { OpenShift } from '../../../core/events/event-view';
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
};

function number(count: number): string {
  return count.toLocaleString('en-US');
}
