import type { FailureIn } from '../../../core/api/api';
import { type ExpenseFault, type ExpenseText, LONGEST_EXPENSE } from '../../../core/hours/expenses';
import type { OwnHours, Work } from '../../../core/hours/hours.api';
import type { WorkFault } from '../../../core/hours/work';
import type { FailureOf } from '../../../core/shared/result';
import { formatDay } from '../../../core/shared/text/format';
import { LONGEST_OF_SIGNUP } from '../../../core/signups/signup-faults';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';
import type { FormProblem } from '../../shared/form/form-state';
import { textSentence } from '../../shared/form/text-sentence';
import { listTexts } from '../../shared/list/list.texts';
import { formatMinutes } from '../../shared/text/duration';

const HELPER = 'the foundation’s staff';
const DAYS: Readonly<Record<Extract<WorkFault, { field: 'day' }>['fault'], string>> = {
  invalid: 'Enter a valid date.',
  future: 'This day is still to come.',
  'too-old': 'This is more than a year ago. Ask a manager.',
};

/** What volunteers read about their own hours. */
export const ownHoursTexts = {
  loading: 'Loading your hours…',
  readFailed: loadFailures('your hours', 'see hours', HELPER),
  noHours: {
    title: 'Your hours appear here after your first shift.',
    next: 'You can also log other work that you did.',
  },
  notFound: { ...listTexts.notFound, next: 'Choose another year, or show all.' },
  figures: 'Your hours',
  approvedThisYear: 'Approved this year',
  waiting: 'Waiting',
  lastYear: 'Last 12 months',
  table: 'Hours',
  date: 'Date',
  program: 'Program',
  what: 'What',
  time: 'Time',
  minutesHead: 'Minutes',
  state: 'State',
  actions: 'Actions',
  filters: 'Choose hours',
  year: 'Year',
  thisYear: 'This year',
  show: 'Show',
  shows: { all: 'All', claimed: 'Waiting', approved: 'Approved', returned: 'Returned' },
  otherWork: 'Other work',
  dayOf: formatDay,
  timeOf: formatMinutes,
  states: {
    none: '',
    claimed: 'Waiting for approval',
    approved: 'Approved',
    returned: 'Returned',
  } satisfies Record<Work['hours'], string>,
  returned: (reason: string) => `Returned: ${reason}`,
  log: 'Log hours',
  change: 'Change',
  takeBack: 'Withdraw',
  named: (button: string, about: string) => `${button}: ${about}`,
  changeTitle: 'Change hours',
  confirmTakeBack: {
    title: 'Withdraw these hours?',
    text: 'They are removed from your list. You can log them again.',
    action: 'Withdraw',
  },
  keep: 'Leave as It Is',
  labels: {
    programId: 'Program',
    day: 'Date',
    hours: 'Hours',
    minutes: 'Minutes',
    note: 'What you did',
  },
  save: 'Save',
  loss: 'The hours that you typed will be lost.',
  problem: (fault: WorkFault) => {
    switch (fault.field) {
      case 'day':
        return { field: 'day', message: DAYS[fault.fault] };
      case 'minutes':
        return { field: 'hours', message: 'Enter between 1 minute and 24 hours.' };
      case 'note':
        return {
          field: 'note',
          message:
            fault.fault === 'several-lines'
              ? 'Write it in one line.'
              : textSentence(fault.fault, { longest: LONGEST_OF_SIGNUP.note }),
        };
    }
  },
  /** What stands against hours beyond what one day and one person can have; undefined for another conflict. */
  limit: ({
    reason,
    count = 0,
  }: Pick<FailureOf<'conflict'>, 'reason' | 'count'>): FormProblem | undefined => {
    switch (reason) {
      case 'day-full':
        return { field: 'hours', message: 'More than 24 hours on this day.' };
      case 'logged-today':
        return {
          field: 'day',
          message: `You can log ${count} entries a day, and today’s are used up. Log the rest tomorrow.`,
        };
      case 'hours-waiting':
        return {
          field: 'day',
          message: `${count} of your entries are waiting for approval, which is the most. Ask ${HELPER} to approve them.`,
        };
      default:
        return undefined;
    }
  },
  already: (minutes: number, event: string) =>
    `You already have ${formatMinutes(minutes)} from ${event} on this day.`,
  saved: { title: 'Hours Saved', description: 'Somebody else approves them.' },
  takenBack: { title: 'Hours Taken Back', description: 'They are off your list.' },
  notSaved: formTexts.refused.title,
  failed: {
    ...saveFailures('log hours', HELPER),
    'not-found': 'These hours no longer exist.',
    conflict: CHANGED_MEANWHILE,
  } satisfies Record<FailureIn<OwnHours['change']>['code'], string>,
  conflict: {
    title: 'These hours changed elsewhere',
    intro: 'They were changed while you were typing. Choose for each field which version to save.',
    action: 'Save This Version',
  },
  keptTheirs: { title: 'Not changed', description: 'The hours stay as they were saved.' },
  print: 'Print my hours',
  printNow: 'Print',
  back: 'Back to your hours',
  exportFile: 'Export CSV',
  notExported: 'Not exported',
  file: (year: number) => `hours-${year}.csv`,
  statement: {
    title: (year: string) => `Volunteer hours ${year}`,
    text: (name: string, organization: string) =>
      `${name} worked as a volunteer for ${organization}. These hours were approved.`,
    sum: 'Sum',
    signature: 'Signature',
    printedOn: (day: string) => `Printed on ${formatDay(day)}`,
    nothingInReturn: (organization: string) =>
      `${organization} provided no goods or services in return for this time.`,
  },
  expenses: {
    add: 'Add expenses',
    heading: 'Unreimbursed expenses',
    hint: 'What you paid for while you helped and did not get back. It is printed, and not stored.',
    line: (line: number) => `Expense ${line}`,
    labels: { what: 'What', day: 'Day', dollars: 'Dollars' } satisfies Record<keyof ExpenseText, string>,
    addLine: 'Add a line',
    remove: 'Remove',
    removeLine: (line: number) => `Remove expense ${line}`,
    problem: (field: keyof ExpenseText, fault: ExpenseFault['fault']) => {
      if (field === 'what')
        return fault === 'missing' ? 'Say what it was for.' : formTexts.tooLong(LONGEST_EXPENSE);
      if (field === 'day') return fault === 'future' ? DAYS.future : DAYS.invalid;
      return 'Enter an amount such as 25 or 60.00.';
    },
    loss: 'The expenses that you typed are stored nowhere, and will be lost.',
    statedBy: (name: string) => `As stated by ${name}.`,
    heads: ['Day', 'What', 'Amount'],
    sum: 'Sum',
    nothingInReturn: (organization: string) =>
      `${organization} provided no goods or services in return for these expenses.`,
  },
};
