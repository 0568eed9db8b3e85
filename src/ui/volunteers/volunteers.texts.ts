import type { FailureIn } from '../../core/api/api';
import type { Guides } from '../../core/guides/guides.api';
import { formatDay, formatDayAt, formatInstant, formatSpan, formatTime } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import type { Volunteer, VolunteerSignup, VolunteerView } from '../../core/volunteers/volunteers.api';
import { saveFailures } from '../shared/failure.texts';
import { formTexts } from '../shared/form/form.texts';
import { menuTexts } from '../shared/menu.texts';
import { recordTexts } from '../shared/record.texts';
import { formatMinutes } from '../shared/text/duration';

const records = recordTexts({
  singular: 'volunteer',
  plural: 'volunteers',
  all: 'the volunteers',
  this: 'this volunteer',
  gone: 'This volunteer no longer exists',
  changed: 'This volunteer changed elsewhere',
  isHidden: true,
});

/** What staff read about volunteers. */
export const volunteersTexts = {
  page: menuTexts['volunteer-list'],
  people: 'People',
  search: 'Search volunteers',
  searchHint: 'Name, email or phone',
  program: 'Program',
  training: 'Training',
  trainings: { all: 'All', missing: 'Something missing' },
  sortBy: 'Sort by',
  orders: { name: 'Name', hours: 'Hours this year', last: 'Last here' },
  list: {
    ...records.list,
    none: records.none('People who take a shift in your programs, or may help in them, appear here.'),
  },
  table: 'Volunteers',
  name: 'Name',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  helpsIn: 'Helps in',
  hours: 'Hours this year',
  last: 'Last here',
  next: 'Next shift',
  nothing: 'none',
  helpsInOf: ({ helpsIn }: Volunteer) => helpsIn.map(({ title }) => title).join(', '),
  hoursOf: ({ minutesThisYear }: Volunteer) => formatMinutes(minutesThisYear),
  lastOf: ({ lastOn }: Volunteer) => (lastOn === null ? volunteersTexts.nothing : formatDay(lastOn)),
  shiftOf: ({ shift, event }: { readonly shift: string; readonly event: string }) => `${shift}: ${event}`,
  startOf: ({ startsAt }: { readonly startsAt: number }) => formatInstant(startsAt),
  startLines: ({ startsAt }: { readonly startsAt: number }) => [formatDayAt(startsAt), formatTime(startsAt)],
  nextOf: ({ next }: Volunteer) =>
    next === null
      ? volunteersTexts.nothing
      : `${volunteersTexts.shiftOf(next)}, ${volunteersTexts.startOf(next)}`,
  missingOf: ({ missing }: Volunteer) => (missing === 0 ? 'complete' : `${formatCount(missing)} missing`),
  exportFile: 'Export CSV',
  print: 'Print',
  /** Minutes, as spreadsheets add them up. */
  minutesHead: 'Minutes this year',
  missingHead: 'Trainings missing',
  file: (day: string) => `volunteers-${day}.csv`,
  printedOn: (day: string) => `Printed on ${formatDay(day)}`,
  exportFailed: {
    title: 'Not loaded',
    description: 'Couldn’t load all volunteers. Check your connection and try again.',
  },

  back: 'Back to volunteers',
  volunteer: 'Volunteer',
  one: records.one,
  noShows: 'No-shows in 12 months',
  noShowsOf: ({ noShows }: VolunteerView) => formatCount(noShows),
  signups: 'Sign-ups',
  noSignups: 'No sign-ups yet.',
  shift: 'Shift',
  when: 'When',
  state: 'State',
  spanOf: ({ startsAt, endsAt }: VolunteerSignup) => formatSpan(startsAt, endsAt),
  stateOf: ({ state, markedAt, isCanceled }: VolunteerSignup) =>
    isCanceled
      ? 'Canceled'
      : state === 'withdrawn' && markedAt !== null
        ? 'Excused'
        : volunteersTexts.states[state],
  states: {
    waiting: 'Waiting',
    going: 'Going',
    withdrawn: 'Withdrawn',
    attended: 'Here',
    'no-show': 'No-show',
  } satisfies Record<VolunteerSignup['state'], string>,
  work: 'Hours',
  noWork: 'No hours yet.',
  date: 'Date',
  what: 'What',
  time: 'Time',
  workStates: { none: '', claimed: 'Waiting', approved: 'Approved', returned: 'Returned' },
  completions: 'Trainings',
  noCompletions: 'No training is done yet.',
  doneOn: 'Done on',
  recordedBy: 'Recorded by',
  by: { self: 'the volunteer', staff: 'staff' },
  toDo: (titles: readonly string[]) => `Missing: ${titles.join(', ')}`,

  record: {
    title: 'Record training',
    labels: { guideId: 'Training', doneOn: 'Date' },
    save: 'Save',
    choose: 'Choose',
    loss: 'The training that you chose will not be recorded.',
    none: 'No training is published.',
    faults: {
      guideId: 'Please choose a training.',
      invalid: 'Enter a valid date.',
      future: 'This day is still to come.',
    },
    done: { title: 'Training Recorded' },
    failedTitle: formTexts.refused.title,
    failed: {
      ...saveFailures('record trainings'),
      'not-found': 'This training or this volunteer no longer exists.',
    } satisfies Record<FailureIn<Guides['record']>['code'], string>,
  },
};
