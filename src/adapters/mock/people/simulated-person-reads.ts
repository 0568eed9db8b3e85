import * as v from 'valibot';
import { type Person, personSchema } from '../../../core/people/person';
import type { PersonRepository } from '../../../core/people/person.repository.port';
import type { OpenFormat } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

const schema = v.object({
  people: v.array(personSchema),
  /** Hashes of the passwords that were chosen in this browser, by the person's id; samples have theirs in the program. */
  passwords: v.record(v.string(), v.string()),
  /** Who was active before they were deactivated, by id; an older version kept none. */
  joined: v.optional(v.array(v.string()), []),
});

/** The simulation's people, in the order in which they were added, and what they sign in with. */
export type KeptPeople = v.InferOutput<typeof schema>;

/** How a browser keeps people. */
export function peopleFormat(samples: () => readonly Person[]): RecordsFormat<KeptPeople> {
  return {
    name: 'people',
    version: 1,
    schema,
    samples: () => ({ people: [...samples()], passwords: {}, joined: [] }),
  };
}

/** What most pages read of the simulation's people. */
export function simulatedPersonReads(
  open: OpenFormat,
  samples: () => readonly Person[],
): Pick<PersonRepository, 'some' | 'withEmails'> {
  const records = open(peopleFormat(samples));
  const some = (isWanted: (person: Person) => boolean) => records.read().people.filter(isWanted);
  return {
    some: async (ids) => some(({ id }) => ids.includes(id)),
    withEmails: async (emails) => some(({ email }) => emails.includes(email)),
  };
}
