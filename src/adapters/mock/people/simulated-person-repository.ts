import type { PasswordRepository } from '../../../core/account/account.repository.port';
import { findPeople, roleHoldersOf, staffOf } from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import type { PersonRepository } from '../../../core/people/person.repository.port';
import { SAMPLE_ACCOUNTS } from '../account/sample-accounts';
import type { OpenFormat } from '../simulated-reads';
import { type KeptPeople, peopleFormat, simulatedPersonReads } from './simulated-person-reads';

/** People with one who is new, or in place of the one with the same id. */
export function withPerson(stored: KeptPeople, person: Person): KeptPeople {
  const before = stored.people.find(({ id }) => id === person.id);
  const others = stored.joined.filter((id) => id !== person.id);
  const isPaused = person.state === 'deactivated' && before !== undefined && hasJoined(stored, before);
  return {
    people: before
      ? stored.people.map((known) => (known === before ? person : known))
      : [...stored.people, person],
    passwords: stored.passwords,
    joined: isPaused ? [...others, person.id] : others,
  };
}

/** Whether somebody ever had a password. */
function hasJoined({ passwords, joined }: KeptPeople, { id, state, lastSignInAt }: Person): boolean {
  return (
    state === 'active' ||
    lastSignInAt !== undefined ||
    passwords[id] !== undefined ||
    joined.includes(id) ||
    // An older version may have deactivated them without a note of it.
    SAMPLE_ACCOUNTS.some(({ user }) => user.id === id)
  );
}

/** The simulation's people and their passwords, within a unit of work. */
export function simulatedPersonRepository(
  open: OpenFormat,
  samples: () => readonly Person[],
): { readonly people: PersonRepository; readonly passwords: PasswordRepository } {
  const records = open(peopleFormat(samples));
  const all = () => records.read().people;
  const find = (id: string) => all().find((person) => person.id === id) ?? null;
  const put = async (person: Person) => records.write(withPerson(records.read(), person));
  return {
    people: {
      ...simulatedPersonReads(open, samples),
      add: put,
      replace: put,
      find: async (id) => find(id),
      findByEmail: async (email) => all().find((person) => person.email === email) ?? null,
      page: async (query) => findPeople(all(), query),
      staff: async () => staffOf(all()),
      roleHolders: async () => roleHoldersOf(all()),
      hasJoined: async (id) => {
        const person = find(id);
        return person !== null && hasJoined(records.read(), person);
      },
      lockAdmins: async () =>
        all().flatMap(({ id, role, state }) => (role === 'admin' && state === 'active' ? [id] : [])),
    },
    passwords: {
      find: async (id) => records.read().passwords[id] ?? null,
      replace: async (id, hash) => {
        const { passwords, ...rest } = records.read();
        records.write({ ...rest, passwords: { ...passwords, [id]: hash } });
      },
      // Nobody is asked here: there was no time in which such passwords could be chosen.
      putOff: async () => {},
      remove: async (id) => {
        const { people, passwords, joined } = records.read();
        const { [id]: _removed, ...left } = passwords;
        records.write({ people, passwords: left, joined: joined.filter((personId) => personId !== id) });
      },
    },
  };
}
