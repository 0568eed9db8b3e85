import type { EventDraft, Invitee, Shift } from '../../../core/events/event';
import { tidyEventDraft } from '../../../core/events/event-draft';
import { MOST_DATES, SHIFT_REACH_MS } from '../../../core/events/event-faults';
import { copyStartingAt, repeatedStarts } from '../../../core/events/repeats';
import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  instantAt,
  isCalendarDate,
  timeAt,
} from '../../../core/shared/time/calendar';
import { typedNumber } from '../../shared/text/typed-number';

/** A shift as the form holds it: times of the event's day as 'HH:MM', numbers as they are typed. */
export interface ShiftValues extends Pick<Shift, 'id' | 'label' | 'adultsOnly' | 'es'> {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly wanted: string;
}

/** How often a new event is repeated. */
export const REPEATS = ['none', 'weekly', 'biweekly'] as const;

/** What the event form holds: days as 'YYYY-MM-DD', times as 'HH:MM', numbers as they are typed. */
export interface EventFormValues
  extends Omit<EventDraft, 'programId' | 'startsAt' | 'endsAt' | 'invited' | 'places' | 'shifts'> {
  /** Empty for an event of no program. */
  readonly programId: string;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly invited: readonly Invitee[];
  /** Empty for no limit. */
  readonly places: string;
  readonly shifts: readonly ShiftValues[];
  readonly repeat: (typeof REPEATS)[number];
  readonly dates: string;
}

const ONCE = { repeat: 'none', dates: '4' } as const;

/** What the form of a new event begins with. */
export function firstValues(programId: string): EventFormValues {
  return {
    title: '',
    programId,
    date: '',
    startsAt: '',
    endsAt: '',
    place: '',
    address: '',
    access: '',
    description: '',
    contactName: '',
    contactPhone: '',
    invited: [],
    takesSignups: true,
    places: '',
    shifts: [],
    es: null,
    ...ONCE,
  };
}

/** What the form shows of an event, its fields in the order of the form. */
export function valuesOf(draft: EventDraft): EventFormValues {
  const { title, programId, startsAt, endsAt, place, address, access, description } = draft;
  const { contactName, contactPhone, invited, takesSignups, places, shifts, es } = draft;
  return {
    title,
    programId: programId ?? '',
    date: startsAt === null ? '' : calendarDateAt(startsAt),
    startsAt: startsAt === null ? '' : timeAt(startsAt),
    endsAt: endsAt === null ? '' : timeAt(endsAt),
    place,
    address,
    access,
    description,
    contactName,
    contactPhone,
    invited,
    takesSignups,
    places: places === null ? '' : String(places),
    shifts: shifts.map((shift) => ({
      ...shift,
      startsAt: timeAt(shift.startsAt),
      endsAt: timeAt(shift.endsAt),
      wanted: String(shift.wanted),
    })),
    es,
    ...ONCE,
  };
}

/** The tidy draft that the values stand for; what is no number, day or time becomes NaN, which is a fault. */
export function draftOfValues(values: EventFormValues): EventDraft {
  const {
    programId,
    date,
    startsAt: starts,
    endsAt: ends,
    invited,
    places,
    shifts,
    repeat,
    dates,
    ...rest
  } = values;
  const isDated = [date, starts, ends].some((typed) => typed !== '');
  const startsAt = isDated ? momentOf(date, starts) : null;
  const endsAt = isDated ? momentOf(date, ends) : null;
  return tidyEventDraft({
    ...rest,
    programId: programId || null,
    invited: [...invited],
    startsAt,
    endsAt,
    places: places.trim() === '' ? null : typedNumber(places),
    shifts: shifts.map(({ id, label, adultsOnly, wanted, es, ...times }) => ({
      id,
      label,
      adultsOnly,
      es,
      wanted: typedNumber(wanted),
      ...shiftTimes(date, times, { startsAt: startsAt ?? Number.NaN, endsAt: endsAt ?? Number.NaN }),
    })),
  });
}

/** The fields in which two versions of an event are compared: each shift is one of its own, which a version may lack. */
export type ComparedEvent = Omit<EventFormValues, 'shifts' | 'repeat' | 'dates'> & {
  readonly [shift: `shift ${string}`]: ShiftValues | undefined;
};

/** The shift that a field of two versions is about; undefined where it is about no shift, or the version lacks it. */
export function shiftOf(field: string, version: ComparedEvent): ShiftValues | undefined {
  return isShift(field) ? version[field] : undefined;
}

/** Whether a field of two versions is a shift. */
export function isShift(field: string): field is `shift ${string}` {
  return field.startsWith('shift ');
}

/** What the form holds, as versions are compared. */
export function comparedOf({ shifts, repeat, dates, ...rest }: EventFormValues): ComparedEvent {
  return { ...rest, ...Object.fromEntries(shifts.map((shift) => [`shift ${shift.id}`, shift])) };
}

/** What the form shows of a version. */
export function formOf(version: ComparedEvent): EventFormValues {
  const { title, programId, date, startsAt, endsAt, place, address, access, description } = version;
  const { contactName, contactPhone, invited, takesSignups, places, es } = version;
  return {
    title,
    programId,
    date,
    startsAt,
    endsAt,
    place,
    address,
    access,
    description,
    contactName,
    contactPhone,
    invited,
    takesSignups,
    places,
    es,
    ...ONCE,
    shifts: Object.keys(version).flatMap((field) => shiftOf(field, version) ?? []),
  };
}

/** One of the dates on which a new event takes place. */
export interface RepeatedDate {
  readonly date: CalendarDate;
  /** Null where clocks skip one of its times. */
  readonly draft: DatedDraft | null;
}

/** The dates of a new event as far as they are typed, with their times: the first one alone where it does not repeat. */
export function datesOf(values: EventFormValues): readonly RepeatedDate[] {
  const { date, startsAt, endsAt, repeat, dates } = values;
  if (!isCalendarDate(date)) return [];
  const typed = repeat === 'none' ? 1 : typedNumber(dates);
  const count = Number.isNaN(typed) ? 1 : Math.min(typed, MOST_DATES);
  const first = draftOfValues(values);
  const every = repeat === 'biweekly' ? 2 : 1;
  return repeatedStarts(date, [startsAt, endsAt], { every, count }).map(({ date: day, startsAt: at }) => ({
    date: day,
    draft: at === null ? null : datedDraft(copyStartingAt(first, at)),
  }));
}

/** A draft whose times are known. */
type DatedDraft = EventDraft & { readonly startsAt: number; readonly endsAt: number };

function datedDraft(draft: EventDraft | null): DatedDraft | null {
  const { startsAt = null, endsAt = null } = draft ?? {};
  return draft && startsAt !== null && endsAt !== null ? { ...draft, startsAt, endsAt } : null;
}

interface Times {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The times of a shift around its event. Where the event is near midnight, they may be of the day before it or after it. */
function shiftTimes(date: string, typed: Pick<ShiftValues, 'startsAt' | 'endsAt'>, event: Times): Times {
  const isNear = (at: number) => at >= event.startsAt - SHIFT_REACH_MS && at <= event.endsAt + SHIFT_REACH_MS;
  const startsAt = nearest(date, typed.startsAt, [0, 1, -1], isNear);
  const isAfter = (at: number) => at > startsAt && isNear(at);
  return { startsAt, endsAt: nearest(date, typed.endsAt, [0, 1], isAfter) };
}

/** The instant of a time on a day, or so many days from it: the first one that fits, and that on the day itself where none does. */
function nearest(date: string, time: string, days: readonly number[], fits: (at: number) => boolean): number {
  const moments = isCalendarDate(date)
    ? days.map((distance) => momentOf(daysAfter(date, distance), time))
    : [];
  return moments.find(fits) ?? moments[0] ?? Number.NaN;
}

function momentOf(date: string, time: string): number {
  return (isCalendarDate(date) ? instantAt(date, time) : null) ?? Number.NaN;
}
