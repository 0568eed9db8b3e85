import type { Appointment } from '../../calendar/appointment-entries';
import { UNASKED_MS } from '../signup';
import type { Scheduled } from '../signup-view';
import { nextOf } from './next-up';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether something starts in less than 24 hours, so that who withdraws is asked to call; `now` is in ms. */
export function isSoon(startsAt: number, now: number): boolean {
  return startsAt - now < UNASKED_MS;
}

/** The rest of a schedule in its parts: what comes after the next, what waits, what was canceled and what is over, the latest first. */
export function scheduleParts(all: readonly Scheduled[], now: number) {
  const next = nextOf(all, now);
  const rest = all.filter((signup) => signup !== next).toSorted(byStart);
  const isToCome = ({ event, endsAt }: Scheduled) => event.state === 'published' && endsAt > now;
  const isCanceled = ({ event, endsAt }: Scheduled) => event.state === 'canceled' && endsAt > now;
  return {
    coming: rest.filter((signup) => isToCome(signup) && comes(signup.state)),
    waiting: rest.filter((signup) => isToCome(signup) && signup.state === 'waiting'),
    canceled: rest.filter(isCanceled),
    past: rest.filter((signup) => signup.event.state === 'published' && signup.endsAt <= now).reverse(),
  };
}

/** Whether the guests of an event can be seen by who has a shift there: from a day before its start until its end. */
export function hasTodaysList(
  { event, shift, state }: Pick<Scheduled, 'event' | 'shift' | 'state'>,
  now: number,
): boolean {
  if (event.state !== 'published' || shift === null || !comes(state)) return false;
  return event.startsAt - now <= DAY_MS && event.endsAt > now;
}

/** Whether something belongs in the person's calendar: a place that they have or had, also at a canceled event. */
export function inCalendar({ state }: Pick<Scheduled, 'state'>): boolean {
  return state !== 'waiting' && state !== 'withdrawn';
}

/** An entry of a schedule as calendar files take it. */
export function appointmentOf(scheduled: Scheduled): Appointment {
  const { id: signupId, event, shift, startsAt, endsAt } = scheduled;
  return { signupId, event, shift, startsAt, endsAt };
}

function comes(state: Scheduled['state']): boolean {
  return state === 'going' || state === 'attended';
}

function byStart(a: Scheduled, b: Scheduled): number {
  return a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);
}
