import { calendarDateAt, daysAfter, instantAt, startOfDay } from '../shared/time/calendar';
import { isOver } from './event';
import type { ListedEvent } from './event-view';

/** An event is looked after from this time of the day before it on. */
const SHOWN_FROM = '17:00';
/** Reminders end this many days after the event's day. */
const SHOWN_DAYS = 7;
/** More at once would be a list, which has a page of its own. */
const MOST = 3;

/** An event whose day sheet staff still have to mark. */
export interface DayToMark {
  readonly id: string;
  readonly title: string;
  /** ms since the epoch. */
  readonly startsAt: number;
  readonly isOver: boolean;
  /** How many of those who signed up have a mark, and how many there are; visitors without a name are not counted. */
  readonly marked: number;
  readonly people: number;
}

/** The Pacific days, both included, between which an event that is looked after at `now` (ms) starts. */
export function daysOfMarking(now: number): { readonly from: string; readonly to: string } {
  const today = calendarDateAt(now);
  return { from: daysAfter(today, -SHOWN_DAYS), to: daysAfter(today, 1) };
}

/**
 * The events that staff have to mark at `now` (ms): from 5 PM of the day before until everybody is marked, for SHOWN_DAYS at most; one
 * without people until it ends. Those of today and tomorrow come first, then the latest.
 */
export function daysToMark(events: readonly ListedEvent[], now: number): readonly DayToMark[] {
  const today = calendarDateAt(now);
  return events
    .flatMap(({ id, title, state, startsAt, endsAt, counts }) => {
      if (state !== 'published' || startsAt === null) return [];
      const day = calendarDateAt(startsAt);
      const from = instantAt(daysAfter(day, -1), SHOWN_FROM) ?? startOfDay(day);
      if (now < from || today > daysAfter(day, SHOWN_DAYS)) return [];
      const marked = counts.reduce((sum, count) => sum + count.attended + count.noShow + count.excused, 0);
      const people = counts.reduce((sum, count) => sum + count.going, marked);
      const over = isOver({ endsAt }, now);
      const isDone = people === 0 ? over : marked === people;
      return isDone ? [] : [{ id, title, startsAt, isOver: over, marked, people }];
    })
    .toSorted((a, b) => order(a, today) - order(b, today))
    .slice(0, MOST);
}

/** Ascending from today on; what is over follows, the latest first. */
function order({ startsAt }: DayToMark, today: string): number {
  return calendarDateAt(startsAt) >= today ? startsAt : Number.MAX_SAFE_INTEGER - startsAt;
}
