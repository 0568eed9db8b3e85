import { keyAmong } from '../../../core/shared/person-key';
import { helperFigures } from '../../../core/signups/helper-figures';
import type { Signup } from '../../../core/signups/signup';
import type { SignupRepository } from '../../../core/signups/signup.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import {
  approvedMinutes,
  type SignupSamples,
  signupsFormat,
  simulatedSignupReads,
} from './simulated-signup-reads';

/** The simulation's sign-ups within a unit of work. */
export function simulatedSignupRepository(open: OpenFormat, samples: SignupSamples): SignupRepository {
  const records = open(signupsFormat(samples));
  const signupsWhere = (isWanted: (signup: Signup) => boolean) => records.read().filter(isWanted);
  return {
    ...simulatedRepository(records),
    ...simulatedSignupReads(records),
    keepAll: async (signups) =>
      records.write([
        ...new Map([...records.read(), ...signups].map((signup) => [signup.id, signup])).values(),
      ]),
    during: async ({ startsAt, endsAt }) =>
      signupsWhere(
        (signup) =>
          (signup.state === 'going' || signup.state === 'attended') &&
          (signup.endsAt ?? 0) > startsAt &&
          (signup.startsAt ?? endsAt) < endsAt,
      ),
    waiting: async ({ eventIds, personIds }) => {
      const waiting = signupsWhere(({ state }) => state === 'waiting');
      const theirs = waiting.filter(({ personId }) => personId !== null && personIds.includes(personId));
      const ids = new Set([...eventIds, ...theirs.flatMap(({ eventId }) => eventId ?? [])]);
      return waiting.filter(({ eventId }) => eventId !== null && ids.has(eventId));
    },
    takeReminders: async ({ from, before, now }) => {
      const due = signupsWhere(
        ({ state, startsAt, remindedAt }) =>
          state === 'going' && remindedAt === null && isWithin(startsAt, from, before),
      ).map((signup) => ({ ...signup, remindedAt: now }));
      const taken = new Map(due.map((signup) => [signup.id, signup]));
      if (due.length > 0) records.write(records.read().map((signup) => taken.get(signup.id) ?? signup));
      return due;
    },
    keyOfNamed: async (who) => keyAmong(records.read(), who),
    helpers: async (query) => helperFigures(records.read(), query),
    some: async (ids) => signupsWhere(({ id }) => ids.includes(id)),
    minutesOf: async (programIds) =>
      new Map(
        programIds.flatMap((id) => {
          const signups = signupsWhere(({ programId }) => programId === id);
          return signups.length > 0 ? [[id, approvedMinutes(signups)] as const] : [];
        }),
      ),
  };
}

function isWithin(at: number | null, from: number, before: number): boolean {
  return at !== null && at >= from && at < before;
}
