import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type TextFault, textFault, textFaultsOf } from '../shared/forms/text-faults';
import { calendarDateAt, endOfDay, isCalendarInstant, startOfDay } from '../shared/time/calendar';
import {
  type TranslationFault,
  translationFault,
  translationFaultsOf,
} from '../shared/translations/translation-faults';
import type { EventDraft, Shift } from './event';
import { tidyEventDraft } from './event-draft';

/** The longest texts of an event, in UTF-16 units. */
export const LONGEST_OF_EVENT = {
  title: 80,
  place: 120,
  address: 200,
  access: 300,
  description: 1_000,
  contactName: 80,
  contactPhone: 40,
} as const;

const { title, access, description } = LONGEST_OF_EVENT;
const TRANSLATED = { title, access, description };

/** The longest label of a shift, in UTF-16 units. */
export const LONGEST_LABEL = 60;
/** The most guests, where there is a limit. */
export const MOST_GUESTS = 10_000;
/** The most visitors without a name. */
const MOST_WALK_INS = 9_999;
/** The most shifts of an event. */
export const MOST_SHIFTS = 20;
/** The most people wanted for a shift. */
export const MOST_WANTED = 200;
/** The most dates that are made together. */
export const MOST_DATES = 26;
/** How long before the start of its event a shift may start, and how long after its end it may end, in ms. */
export const SHIFT_REACH_MS = 4 * 60 * 60 * 1000;

/** A fault of a shift; `line` counts from 1. */
export interface ShiftFault {
  readonly field: 'shifts';
  readonly part: 'label' | 'es.label' | 'startsAt' | 'endsAt' | 'wanted';
  readonly fault: TextFault | 'invalid' | 'before-start' | 'too-far' | 'out-of-range' | 'too-many';
  readonly line: number;
}

/** One fault of an event: see findEventFaults. */
export type EventFault =
  | FieldFault<keyof typeof LONGEST_OF_EVENT, TextFault>
  | FieldFault<'startsAt', 'missing' | 'invalid' | 'past'>
  | FieldFault<'endsAt', 'missing' | 'invalid' | 'before-start' | 'midnight' | 'other-day'>
  | FieldFault<'places', 'out-of-range'>
  | FieldFault<'invited', 'missing'>
  | TranslationFault<'title' | 'access' | 'description'>
  | ShiftFault;

/** What an event has to hold. */
export interface EventTerms {
  /** Whether it is published, or will be. */
  readonly isPublished: boolean;
  /** When it is published, in ms: it must not be over by then. Null where it is published already. */
  readonly publishedAt: number | null;
}

/**
 * What is wrong with an event, in the order of the form. A draft needs a title alone, and its times when it has one of them or a
 * shift; a published event also times, a place, and guests or a shift. An event starts and ends on one Pacific day.
 */
export function findEventFaults(typed: EventDraft, { isPublished, publishedAt }: EventTerms): EventFault[] {
  const draft = tidyEventDraft(typed);
  const texts = textFaultsOf(draft, LONGEST_OF_EVENT, isPublished ? ['title', 'place'] : ['title']);
  const { startsAt, endsAt, places, invited, shifts } = draft;
  const isDated = isPublished || startsAt !== null || endsAt !== null || shifts.length > 0;
  const isUnplaced = places !== null && !isCount(places, MOST_GUESTS);
  return [
    ...texts('title'),
    ...faultAt({ field: 'startsAt' }, startFault(draft, isDated, publishedAt)),
    ...faultAt({ field: 'endsAt' }, endFault(startsAt, endsAt, isDated)),
    ...texts('place', 'address', 'access', 'description', 'contactName', 'contactPhone'),
    ...faultAt({ field: 'invited' }, isPublished && invited.length + shifts.length === 0 && 'missing'),
    ...faultAt({ field: 'places' }, isUnplaced && 'out-of-range'),
    ...shifts.flatMap((shift, index) => shiftFaults(shift, index, draft)),
    ...translationFaultsOf(draft.es, TRANSLATED)('title', 'access', 'description'),
  ];
}

/** What is wrong with the number of visitors without a name. */
export function findWalkInFaults(count: number): FieldFault<'walkIns', 'out-of-range'>[] {
  const isRight = count === 0 || isCount(count, MOST_WALK_INS);
  return faultAt({ field: 'walkIns' }, !isRight && 'out-of-range');
}

function startFault({ startsAt, endsAt }: EventDraft, isNeeded: boolean, publishedAt: number | null) {
  if (startsAt === null) return isNeeded ? 'missing' : null;
  if (!isCalendarInstant(startsAt)) return 'invalid';
  return publishedAt !== null && endsAt !== null && endsAt <= publishedAt ? 'past' : null;
}

function endFault(startsAt: number | null, endsAt: number | null, isNeeded: boolean) {
  if (endsAt === null) return isNeeded ? 'missing' : null;
  if (!isCalendarInstant(endsAt)) return 'invalid';
  if (startsAt === null || !isCalendarInstant(startsAt)) return null;
  if (isMidnightOf(startsAt, endsAt)) return 'midnight';
  if (endsAt <= startsAt) return 'before-start';
  return calendarDateAt(endsAt) === calendarDateAt(startsAt) ? null : 'other-day';
}

/** Whether an event ends when its day does: at the next midnight, which a form of times alone gives as that of the day itself. */
function isMidnightOf(startsAt: number, endsAt: number): boolean {
  const day = calendarDateAt(startsAt);
  return endsAt === startOfDay(day) || endsAt === endOfDay(day);
}

function shiftFaults(shift: Shift, index: number, event: EventDraft): ShiftFault[] {
  const { label, startsAt, endsAt, wanted, es } = shift;
  const from = (event.startsAt ?? Number.NEGATIVE_INFINITY) - SHIFT_REACH_MS;
  const to = (event.endsAt ?? Number.POSITIVE_INFINITY) + SHIFT_REACH_MS;
  const timeFault = (at: number) => (isCalendarInstant(at) ? at < from || at > to : null);
  const faultOf = (isFar: boolean | null) => (isFar === null ? 'invalid' : isFar && 'too-far');
  const faults = {
    label: index >= MOST_SHIFTS ? 'too-many' : textFault(label, LONGEST_LABEL, true),
    startsAt: faultOf(timeFault(startsAt)),
    endsAt: endsAt <= startsAt ? 'before-start' : faultOf(timeFault(endsAt)),
    wanted: !isCount(wanted, MOST_WANTED) && 'out-of-range',
    'es.label': translationFault(es?.label, LONGEST_LABEL),
  } as const;
  return fieldNames(faults).flatMap((part) =>
    faultAt({ field: 'shifts', part, line: index + 1 }, faults[part]),
  );
}

function isCount(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= most;
}
