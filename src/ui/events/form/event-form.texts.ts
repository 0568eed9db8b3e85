import {
  type EventFault,
  LONGEST_LABEL,
  LONGEST_OF_EVENT,
  MOST_DATES,
  MOST_GUESTS,
  MOST_SHIFTS,
  MOST_WANTED,
} from '../../../core/events/event-faults';
import type { Effect } from '../../../core/events/event-view';
import { formatClock, formatDayAt, formatSpan } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { type CalendarDate, noonOf } from '../../../core/shared/time/calendar';
import { englishField } from '../../../core/shared/translations/translation-faults';
import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';
import { conflictOver } from '../../shared/record.texts';
import { ANOTHER_EVENT } from '../../shared/text/another-event.texts';
import { eventsTexts } from '../events.texts';
import type { EventFormValues, RepeatedDate, ShiftValues } from './event-form-values';

const labels = {
  title: 'Title',
  programId: 'Program',
  date: 'Date',
  startsAt: 'Starts (PT)',
  endsAt: 'Ends (PT)',
  place: 'Place',
  address: 'Address',
  access: 'Access notes',
  description: 'Description',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  invited: 'Who is invited',
  takesSignups: 'People sign up',
  places: 'Places',
  shifts: 'Shifts',
  es: 'Words in Spanish',
  repeat: 'Repeat',
  dates: 'Number of dates',
} satisfies Record<keyof EventFormValues, string>;

const SKIPPED = 'Clocks in Las Vegas skip this hour when daylight saving time starts.';
const INVALID = `Please enter a valid date and time. ${SKIPPED}`;
const ONE_DAY = 'An event ends on the day it starts.';
const ENDS_FIRST = 'The end has to be after the start.';

/** What is said of a field that is empty. */
const MISSING: Readonly<Record<string, string>> = {
  title: 'Please enter a title.',
  programId: 'Please choose a program.',
  date: 'Please choose a date.',
  startsAt: 'Please enter when it starts.',
  endsAt: 'Please enter when it ends.',
  place: 'Please enter where it is.',
  invited: 'Invite somebody, or add a shift.',
};

/** The sentences of the event form. */
export const eventFormTexts = {
  event: 'Event',
  labels,
  missing: MISSING,
  noProgram: eventsTexts.noProgram,
  chooseProgram: 'Choose a program',
  programHint: 'Only active programs are listed.',
  addressHint: 'Street and city, for calendars and maps.',
  accessHint: 'Such as stairs, parking, or where to ring.',
  descriptionHint: 'Guests and volunteers read the first sentence in lists. The rest is for staff.',
  placesHint: 'Empty means no limit.',
  signupsHint: 'If not, guests drop in.',
  shifts: {
    legend: labels.shifts,
    hint: 'Shifts are for volunteers. At most 4 hours before or after the event.',
    add: 'Add a shift',
    remove: (line: number) => `Remove shift ${line}`,
    check: (line: number) => `Adults only ${line}`,
  },
  shift: (line: number) => `Shift ${line}`,
  shiftExample: 'Welcome desk',
  starts: (line: number) => `Starts ${line} (PT)`,
  ends: (line: number) => `Ends ${line} (PT)`,
  wanted: (line: number) => `People wanted ${line}`,
  /** A shift in one line, as two versions of it are compared. */
  shiftInWords: ({ label, startsAt, endsAt, wanted, adultsOnly }: ShiftValues) =>
    [
      label,
      `${formatClock(startsAt)} to ${formatClock(endsAt)} PT`,
      `${wanted} wanted`,
      adultsOnly && 'Adults only',
    ]
      .filter(Boolean)
      .join('; '),
  shiftNamed: (label: string) => `Shift: ${label}`,
  invitees: eventsTexts.invitees,
  repeats: { none: 'Does not repeat', weekly: 'Every week', biweekly: 'Every 2 weeks' } satisfies Record<
    EventFormValues['repeat'],
    string
  >,
  allDates: 'Dates',
  dateFirst: 'Enter the first date and its times to see all dates.',
  /** A line of the list of all dates. */
  date: ({ date, draft }: RepeatedDate) =>
    draft ? formatSpan(draft.startsAt, draft.endsAt) : `${formatDayAt(noonOf(date))}: ${SKIPPED}`,
  skippedIn: (dates: readonly CalendarDate[]) =>
    `${dates.map((date) => formatDayAt(noonOf(date))).join('; ')}: ${INVALID}`,
  countOfDates: `Please enter a whole number from 2 to ${MOST_DATES}.`,
  publish: 'Publish',
  saveDraft: 'Save as Draft',
  save: 'Save',
  loss: 'What you have entered for this event is not saved and will be lost.',
  loading: 'Loading the form…',
  readFailed: loadFailures('the form', 'change events'),
  gone: {
    title: 'This page does not exist, or you do not have access to it.',
    next: 'Go back to the list.',
  },
  effect: ({ mailed }: Effect) =>
    mailed === 1 ? '1 person will get a mail.' : `${formatCount(mailed)} people will get a mail.`,
  overlap: ({ name, title }: Effect['overlaps'][number]) =>
    `${name} then overlaps with ${title ?? ANOTHER_EVENT}.`,
  published: (title: string, dates: number) => ({
    title: dates === 1 ? 'Event Published' : `${formatCount(dates)} Events Published`,
    description: `"${title}" is now shown to the people who are invited.`,
  }),
  draftSaved: (title: string, dates: number) => ({
    title: dates === 1 ? 'Draft Saved' : `${formatCount(dates)} Drafts Saved`,
    description: `"${title}" is not shown to anybody else until it is published.`,
  }),
  saved: (title: string) => ({ title: 'Event Saved', description: `"${title}" has been saved.` }),
  keptTheirs: (title: string) => ({
    title: 'Nothing Changed',
    description: `"${title}" stays as it was saved elsewhere.`,
  }),
  conflict: conflictOver({ title: 'This event changed elsewhere', thing: 'this event' }),
  error: 'Error',
  yes: 'Yes',
  no: 'No',
  failed: {
    ...saveFailures('change events'),
    'not-found': 'This event or its program no longer exists, or you do not have access to it.',
    conflict:
      'This event was canceled in the meantime, or its program was archived. What you typed is still here.',
  },
  /** More people are going than there would be places. */
  going: (count: number) =>
    count === 1
      ? '1 person is going. Enter 1 or more.'
      : `${formatCount(count)} people are going. Enter ${formatCount(count)} or more.`,
  /** A shift that was taken out of the form has people. */
  removed: (label: string, count: number) =>
    `${label}: ${
      count === 1
        ? 'Move or withdraw its 1 person first.'
        : `Move or withdraw its ${formatCount(count)} people first.`
    }`,
  /** The sentence beside a field. */
  fault: (problem: EventFault): string => {
    switch (problem.fault) {
      case 'missing':
        return MISSING[problem.field] ?? formTexts.required;
      case 'invalid':
        return INVALID;
      case 'past':
        return 'This time has passed.';
      case 'before-start':
        return ENDS_FIRST;
      case 'midnight':
        return `${ONE_DAY} For midnight, enter 11:59 PM.`;
      case 'other-day':
        return ONE_DAY;
      case 'too-far':
        return 'This shift is too far from the event: at most 4 hours before or after.';
      case 'out-of-range':
        return problem.field === 'places'
          ? `Please enter a whole number from 1 to ${formatCount(MOST_GUESTS)}, or nothing.`
          : `Please enter how many people are wanted, from 1 to ${MOST_WANTED}.`;
      case 'too-many':
        return `An event has at most ${MOST_SHIFTS} shifts.`;
      case 'too-long':
        return formTexts.tooLong(
          problem.field === 'shifts' ? LONGEST_LABEL : LONGEST_OF_EVENT[englishField(problem.field)],
        );
      case 'unstorable':
        return formTexts.unstorable;
    }
  },
};
