import type { InvitedEvent, Scheduled } from '../signup-view';

/** What somebody comes to next, or could come to. */
export interface NextUp {
  /** Null for the event itself, as a guest. */
  readonly shift: Pick<NonNullable<Scheduled['shift']>, 'label' | 'es'> | null;
  readonly event: Pick<InvitedEvent, 'title' | 'es'>;
  /** ms since the epoch. */
  readonly startsAt: number;
  /** 'own': the person has a place. 'open': they can reserve one. 'drop-in': nobody signs up. */
  readonly place: 'own' | 'open' | 'drop-in';
}

/** The next thing that somebody comes to, or that goes on at `now` (ms). */
export function nextOf(all: readonly Scheduled[], now: number): Scheduled | undefined {
  return all
    .filter(
      ({ event, state, endsAt }) =>
        event.state === 'published' && (state === 'going' || state === 'attended') && endsAt > now,
    )
    .toSorted((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))[0];
}

/** The next entry of a schedule; null for none. */
export function nextScheduled(all: readonly Scheduled[], now: number): NextUp | null {
  const next = nextOf(all, now);
  if (!next) return null;
  const { shift, event, startsAt } = next;
  return { shift, event, startsAt, place: 'own' };
}

/** The soonest event in which the person has a place, otherwise the soonest with a place for them; null for none. `now` is in ms. */
export function nextInvited(all: readonly InvitedEvent[], now: number): NextUp | null {
  const toCome = all
    .filter(({ state, endsAt }) => state === 'published' && endsAt > now)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const own = toCome.find((event) => event.own?.state === 'going');
  const next = own ?? toCome.find(hasPlace);
  if (!next) return null;
  const { startsAt, takesSignups } = next;
  return { shift: null, event: next, startsAt, place: own ? 'own' : takesSignups ? 'open' : 'drop-in' };
}

/** Whether the person could come: nothing stands against it, and a place is left or none is needed. */
function hasPlace({ obstacle, placesLeft }: InvitedEvent): boolean {
  return obstacle === null && placesLeft !== 0;
}
