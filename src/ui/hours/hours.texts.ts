import type { StaffWork } from '../../core/hours/hours.api';
import { LONGEST_REASON } from '../../core/shared/forms/reason-faults';
import { formatDay } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../shared/failure.texts';
import { formTexts } from '../shared/form/form.texts';
import { listTexts } from '../shared/list/list.texts';
import { formatMinutes } from '../shared/text/duration';

/** What staff read about the hours of volunteers. */
export const hoursTexts = {
  /** The label of the tab. */
  tab: (claimed: number | null) => (claimed === null ? 'Hours' : `Hours (${formatCount(claimed)})`),
  heading: 'Hours to approve',
  /** What leads to work of no program, which no program’s view shows. */
  otherTab: (claimed: number | null) =>
    `${hoursTexts.otherTitle}${claimed ? ` (${formatCount(claimed)})` : ''}`,
  otherTitle: 'Hours of other work',
  backToPrograms: 'Back to programs',
  show: 'Show',
  shows: { claimed: 'Waiting', approved: 'Approved', returned: 'Returned' },
  program: 'Program',
  /** The pager, where the page has another one. */
  pages: 'Pages of hours',
  list: {
    loading: 'Loading hours…',
    filters: 'Find hours',
    none: { title: 'No hours wait.', next: 'What volunteers log appears here.' },
    notFound: listTexts.notFound,
    readFailed: loadFailures('the hours', 'see hours'),
  },
  volunteer: 'Volunteer',
  date: 'Date',
  otherWork: 'Other work',
  what: 'What',
  time: 'Time',
  state: 'State',
  actions: 'Actions',
  day: formatDay,
  minutes: formatMinutes,
  whatOf: ({ shift, note }: StaffWork) => [shift, note].filter((part) => part !== '').join(': '),
  approvedBy: ({ approvedBy }: StaffWork) => (approvedBy ? `Approved by ${approvedBy.name}` : 'Approved'),
  returned: ({ returnReason }: StaffWork) => `Returned: ${returnReason}`,
  own: 'Somebody else approves your hours.',
  approve: 'Approve',
  approveOf: (work: StaffWork) => `Approve ${hoursTexts.named(work)}`,
  return: 'Return',
  takeBack: 'Take back approval',
  takeBackOf: (work: StaffWork) => `Take back approval of ${hoursTexts.named(work)}`,
  named: ({ name, minutes, day }: StaffWork) =>
    `${formatMinutes(minutes)} of ${name || hoursTexts.nameDeleted}, ${formatDay(day)}`,
  nameDeleted: 'Name deleted',
  approveThese: (count: number) => `Approve these ${formatCount(count)}`,
  /** What is asked before several are approved: how many people, and the sum. */
  approveTitle: (count: number) => `Approve these ${formatCount(count)}?`,
  approveText: (people: number, minutes: number) =>
    `${people === 1 ? '1 volunteer' : `${formatCount(people)} volunteers`}, ${formatMinutes(minutes)} in all.`,
  leave: 'Leave as It Is',
  approved: (count: number) => ({
    title: 'Hours Approved',
    description:
      count === 1 ? '1 entry has been approved.' : `${formatCount(count)} entries have been approved.`,
  }),
  returnTitle: 'Return hours',
  takeBackTitle: 'Take back approval',
  takeBackAction: 'Take Back',
  reason: 'Reason',
  reasonHint: 'One sentence that the volunteer reads.',
  loss: 'The reason that you wrote will be lost.',
  returnedDone: { title: 'Hours Returned', description: 'The volunteer can change them and ask again.' },
  notDone: 'Not changed',
  failed: {
    ...saveFailures('approve hours'),
    'not-found': 'These hours no longer exist, or you do not have access to them.',
    conflict: CHANGED_MEANWHILE,
  },
  ownHours: 'Nobody approves their own hours.',
  faults: {
    missing: 'Please say why, in one sentence.',
    'too-long': formTexts.tooLong(LONGEST_REASON),
    unstorable: formTexts.unstorable,
    'several-lines': 'Please write one sentence in one line.',
  },
};
