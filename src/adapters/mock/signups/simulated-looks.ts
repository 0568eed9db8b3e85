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
    at: async ({ personId, eventId }) => {
      const [event = null] = await events.some([eventId]);
      return {
        event,
        theirs: await signups.ofPeople([personId]),
        all: await signups.ofEvents([eventId]),
        records: {
          people: await people.some([personId]),
          applications: await applications.ofAccounts([personId]),
          completions: await completions.of([personId]),
          trainings: await guides.trainings(),
          programs: await programs.list(['active', 'archived']),
        },
      };
    },
  };
}
