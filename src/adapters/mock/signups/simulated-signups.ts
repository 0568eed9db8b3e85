import type { PartCount } from '../../../core/events/event-view';
import { keyAmong } from '../../../core/shared/person-key';
import { helperFigures } from '../../../core/signups/helper-figures';
import { isExcused, type Signup, signupSchema } from '../../../core/signups/signup';
import type { SignupRepository } from '../../../core/signups/signup.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat } from '../simulation';

/** What is there at first. */
export type SignupSamples = () => readonly Signup[];

/** How a browser keeps sign-ups. */
export const signupsFormat = (samples: SignupSamples) => listFormat('signups', signupSchema, samples);

/** The simulation's sign-ups within a unit of work. */
export function simulatedSignupRepository(open: OpenFormat, samples: SignupSamples): SignupRepository {
  const records = open(signupsFormat(samples));
  const found = (isWanted: (signup: Signup) => boolean) => records.read().filter(isWanted);
  return {
    ...simulatedRepository(records),
    keepAll: async (signups) =>
      records.write([
        ...new Map([...records.read(), ...signups].map((signup) => [signup.id, signup])).values(),
      ]),
    counts: async (eventIds) => {
      const wanted = new Set<string | null>(eventIds);
      const all = grouped(
        found(({ eventId }) => wanted.has(eventId)),
        ({ eventId }) => eventId ?? '',
      );
      return new Map([...all].map(([id, signups]) => [id, partCounts(signups)]));
    },
    ofEvents: async (ids) => found(({ eventId }) => eventId !== null && ids.includes(eventId)),
    ofPeople: async (ids) => found(({ personId }) => personId !== null && ids.includes(personId)),
    during: async ({ startsAt, endsAt }) =>
      found(
        (signup) =>
          (signup.state === 'going' || signup.state === 'attended') &&
          (signup.endsAt ?? 0) > startsAt &&
          (signup.startsAt ?? endsAt) < endsAt,
      ),
    waiting: async ({ eventIds, personIds }) => {
      const waiting = found(({ state }) => state === 'waiting');
      const theirs = waiting.filter(({ personId }) => personId !== null && personIds.includes(personId));
      const ids = new Set([...eventIds, ...theirs.flatMap(({ eventId }) => eventId ?? [])]);
      return waiting.filter(({ eventId }) => eventId !== null && ids.has(eventId));
    },
    takeReminders: async ({ from, before, now }) => {
      const due = found(
        ({ state, startsAt, remindedAt }) =>
          state === 'going' && remindedAt === null && isWithin(startsAt, from, before),
      ).map((signup) => ({ ...signup, remindedAt: now }));
      const taken = new Map(due.map((signup) => [signup.id, signup]));
      if (due.length > 0) records.write(records.read().map((signup) => taken.get(signup.id) ?? signup));
      return due;
    },
    keyOfNamed: async (who) => keyAmong(records.read(), who),
    unmarked: async (eventIds) => {
      const going = found(({ state }) => state === 'going').flatMap(({ eventId }) => eventId ?? []);
      return eventIds.filter((id) => going.includes(id));
    },
    helpers: async (query) => helperFigures(records.read(), query),
    some: async (ids) => found(({ id }) => ids.includes(id)),
    minutesOf: async (programIds) =>
      new Map(
        programIds.flatMap((id) => {
          const signups = found(({ programId }) => programId === id);
          return signups.length > 0 ? [[id, approvedMinutes(signups)] as const] : [];
        }),
      ),
  };
}

/** The counts of an event's sign-ups, one a part. */
function partCounts(signups: readonly Signup[]): readonly PartCount[] {
  return [...grouped(signups, ({ shiftId }) => shiftId)].map(([shiftId, part]) => {
    const among = (isCounted: (signup: Signup) => boolean) => part.filter(isCounted).length;
    return {
      shiftId,
      waiting: among(({ state }) => state === 'waiting'),
      going: among(({ state }) => state === 'going'),
      attended: among(({ state }) => state === 'attended'),
      noShow: among(({ state }) => state === 'no-show'),
      excused: among(isExcused),
      minutes: approvedMinutes(part),
    };
  });
}

function grouped<Key>(
  signups: readonly Signup[],
  keyOf: (signup: Signup) => Key,
): ReadonlyMap<Key, Signup[]> {
  const groups = new Map<Key, Signup[]>();
  for (const signup of signups) {
    const group = groups.get(keyOf(signup));
    if (group) group.push(signup);
    else groups.set(keyOf(signup), [signup]);
  }
  return groups;
}

function approvedMinutes(signups: readonly Signup[]): number {
  return sumOf(signups.filter(({ hours }) => hours === 'approved'));
}

function sumOf(signups: readonly Signup[]): number {
  return signups.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

function isWithin(at: number | null, from: number, before: number): boolean {
  return at !== null && at >= from && at < before;
}
