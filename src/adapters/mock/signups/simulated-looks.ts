import type { LookRepository } from '../../../core/signups/look.repository.port';
import type { SignupRepositories } from '../../../core/signups/signup.repository.port';

/** Looks at the records of this browser. */
export function simulatedLookRepository({
  signups,
  events,
  people,
  applications,
  completions,
  guides,
  programs,
}: Omit<SignupRepositories, 'receipts'>): LookRepository {
  return {
    at: async ({ personIds, eventId }) => {
      const [event = null] = await events.some([eventId]);
      const all = await signups.ofEvents([eventId]);
      const named = all.filter(({ state }) => state === 'going' || state === 'waiting');
      const namedIds = named.flatMap(({ personId }) => personId ?? []);
      const known = await people.some([...new Set([...personIds, ...namedIds])]);
      return {
        event,
        theirs: await signups.ofPeople(personIds),
        all,
        names: known.map(({ id, name }) => ({ id, name })),
        records: {
          people: known.filter(({ id }) => personIds.includes(id)),
          applications: await applications.ofAccounts(personIds),
          completions: await completions.of(personIds),
          trainings: await guides.trainings(),
          programs: await programs.list(['active', 'archived']),
        },
      };
    },
  };
}
