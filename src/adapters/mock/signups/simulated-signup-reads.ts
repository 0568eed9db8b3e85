import type { PartCount } from '../../../core/events/event-view';
import { isExcused, type Signup, signupSchema } from '../../../core/signups/signup';
import type { SignupRepository } from '../../../core/signups/signup.repository.port';
import type { OpenRecords } from '../simulated-reads';
import { listFormat } from '../simulation';

/** What is there at first. */
export type SignupSamples = () => readonly Signup[];

/** How a browser keeps sign-ups. */
export const signupsFormat = (samples: SignupSamples) => listFormat('signups', signupSchema, samples);

/** What most pages read of the simulation's sign-ups. */
export function simulatedSignupReads(
  records: Pick<OpenRecords<readonly Signup[]>, 'read'>,
): Pick<SignupRepository, 'counts' | 'ofEvents' | 'ofPeople' | 'unmarked'> {
  const signupsWhere = (isWanted: (signup: Signup) => boolean) => records.read().filter(isWanted);
  return {
    counts: async (eventIds) => {
      const wanted = new Set<string | null>(eventIds);
      const all = grouped(
        signupsWhere(({ eventId }) => wanted.has(eventId)),
        ({ eventId }) => eventId ?? '',
      );
      return new Map([...all].map(([id, signups]) => [id, partCounts(signups)]));
    },
    ofEvents: async (ids) => signupsWhere(({ eventId }) => eventId !== null && ids.includes(eventId)),
    ofPeople: async (ids) => signupsWhere(({ personId }) => personId !== null && ids.includes(personId)),
    unmarked: async (eventIds) => {
      const going = signupsWhere(({ state }) => state === 'going').flatMap(({ eventId }) => eventId ?? []);
      return eventIds.filter((id) => going.includes(id));
    },
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

/** The approved minutes of these sign-ups. */
export function approvedMinutes(signups: readonly Signup[]): number {
  return sumOf(signups.filter(({ hours }) => hours === 'approved'));
}

function sumOf(signups: readonly Signup[]): number {
  return signups.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}
