import { hasMoved } from '../../events/changed-event';
import { type DatedEvent, isDated, isOver, partOf } from '../../events/event';
import type { EventChange } from '../../events/event-followers.port';
import type { Effect } from '../../events/event-view';
import type { MayRead } from '../../events/readable-events';
import { isEqual } from '../../shared/is-equal';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import { addressOf, type SignupMails, type Told, tellSignedUp } from '../mails/tell-signed-up';
import { takesTime } from '../obstacle';
import { lockLines, lookAgain, promote } from '../promotion';
import { overlaps, type Signup, timesOf } from '../signup';
import type { SignupRepositories } from '../signup.repository.port';

/** What writes the mails about events that change. */
type EventMails = Pick<SignupMails, 'eventChanged' | 'eventCanceled' | 'placeGiven'>;

/** Who changes an event, and what tells others of it. */
interface By {
  readonly actorId: string;
  readonly mails: EventMails;
}

/** Locks everybody whose times or places a change of these events may touch, before the write finds the events. */
export async function lockSignedUp(
  repositories: Pick<SignupRepositories, 'signups'>,
  eventIds: readonly string[],
): Promise<void> {
  const known = await repositories.signups.ofEvents(eventIds);
  const personIds = known.filter(takesTime).flatMap(({ personId }) => personId ?? []);
  await lockLines(repositories, { eventIds, personIds });
}

/**
 * Lets the sign-ups for an event follow its change, within the write that has kept the event: they take over its times and its
 * program, the people concerned get a mail, and people who wait get the places that are free now.
 */
export async function followEvent(
  repositories: SignupRepositories,
  unit: Unit,
  { before, after }: EventChange,
  by: By,
): Promise<void> {
  if (!isDated(after)) return;
  const all = await repositories.signups.ofEvents([after.id]);
  const recipients = toldOf({ before, after }, all, unit.now()).filter(
    ({ signup }) => signup.personId !== by.actorId,
  );
  const called = await tellSignedUp(repositories, unit, recipients, (reader, facts, { signup }) =>
    after.state === 'canceled'
      ? by.mails.eventCanceled(reader, facts)
      : by.mails.eventChanged(reader, facts, {
          startsAt: signup.startsAt ?? facts.startsAt,
          endsAt: signup.endsAt ?? facts.endsAt,
          place: before.place,
          address: before.address,
        }),
  );
  const call = after.state === 'canceled' ? 'canceled' : 'changed';
  const moved = all.map((signup) => ({
    signup,
    followed: { ...timesAfter(signup, after), ...(called.includes(signup.id) && ({ call } as const)) },
  }));
  for (const { signup, followed } of moved) {
    if (isEqual({ ...signup, ...followed }, signup)) continue;
    // Read again, since reminders are noted without the event.
    const current = await repositories.signups.find(signup.id);
    if (current) await repositories.signups.replace({ ...current, ...followed });
    unit.publishChange('signups');
  }
  const freed = all
    .filter(takesTime)
    .filter((signup) => after.state === 'canceled' || !isSameTime(signup, timesAfter(signup, after)))
    .flatMap(({ personId }) => personId ?? []);
  await promote(repositories, unit, { event: after }, by.mails);
  if (freed.length > 0) await lookAgain(repositories, unit, [...new Set(freed)], by.mails);
}

/** What changes of events would do, as followEvent does it: who would get a mail, and who would be in two places at once. */
export async function effectOf(
  { signups, people, events }: Pick<SignupRepositories, 'signups' | 'people' | 'events'>,
  changes: readonly EventChange[],
  { now, actorId, mayRead }: { readonly now: number; readonly actorId: string; readonly mayRead: MayRead },
): Promise<Effect> {
  const all = await signups.ofEvents(changes.map(({ after }) => after.id));
  const recipients = changes
    .flatMap((change) => toldOf(change, all, now))
    .filter(({ signup }) => signup.personId !== actorId);
  const accounts = new Map(
    (await people.some(recipients.flatMap(({ signup }) => signup.personId ?? []))).map((person) => [
      person.id,
      person,
    ]),
  );
  const mailed = recipients.filter(
    ({ signup }) =>
      signup.erasedAt === null && addressOf(signup, accounts.get(signup.personId ?? '')) !== null,
  );
  const moved = recipients.filter(
    ({ signup, event, part }) =>
      event.state === 'published' && takesTime(signup) && !isSameTime(signup, timesOf(part)),
  );
  const others = await signups.ofPeople([...new Set(moved.flatMap(({ signup }) => signup.personId ?? []))]);
  const known = await events.some(others.flatMap(({ eventId }) => eventId ?? []));
  const overlapping = moved.flatMap(({ signup, part }) =>
    others
      .filter((other) => other.personId === signup.personId && other.id !== signup.id)
      .flatMap((other) => {
        const event = known.find(({ id }) => id === other.eventId);
        const change = changes.find(({ after }) => after.id === other.eventId);
        if (event?.state !== 'published' || !takesTime(other) || !takesTime(signup)) return [];
        const moved = change && isDated(change.after) ? timesAfter(other, change.after) : {};
        const then = { ...other, ...moved };
        const isNew = takesTime(then) && overlaps(part, then) && !overlaps(signup, other);
        const title = mayRead(event) ? event.title : null;
        return isNew ? [{ name: accounts.get(signup.personId ?? '')?.name ?? '', title }] : [];
      }),
  );
  return {
    mailed: new Set(mailed.map(({ signup }) => signup.personId ?? signup.id)).size,
    overlaps: overlapping.filter(
      (overlap, at) => overlapping.findIndex((other) => isEqual(overlap, other)) === at,
    ),
  };
}

/**
 * Who gets a mail about a change of an event that is not over at `now` (ms), neither before nor after it: those who are going or wait, when its time or place
 * changes or it is canceled; when only a shift changes its time, those of the shift.
 */
function toldOf({ before, after }: EventChange, all: readonly Signup[], now: number): readonly Told[] {
  if (before.state !== 'published' || !isDated(after) || isOver(before, now) || isOver(after, now)) return [];
  const concernsAll = after.state === 'canceled' || hasMoved(before, after);
  return all
    .filter(({ eventId, state }) => eventId === after.id && (state === 'going' || state === 'waiting'))
    .flatMap((signup) => {
      const part = partOf(after, signup.shiftId);
      return part && (concernsAll || !isSameTime(signup, timesOf(part)))
        ? [{ signup, event: after, part }]
        : [];
    });
}

/** What a sign-up takes over from its event. */
function timesAfter(signup: Signup, event: DatedEvent): Partial<Signup> {
  const part = partOf(event, signup.shiftId);
  return { programId: event.programId, ...(part && timesOf(part)) };
}

function isSameTime(a: Pick<Signup, 'startsAt' | 'endsAt'>, b: Partial<Signup>): boolean {
  return a.startsAt === b.startsAt && a.endsAt === b.endsAt;
}
