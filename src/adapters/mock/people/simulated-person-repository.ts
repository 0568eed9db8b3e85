import type { PasswordRepository } from '../../../core/account/account.repository.port';
import { findPeople, roleHoldersOf } from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import type { PersonRepository } from '../../../core/people/person.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { hasJoined, peopleFormat, withPerson } from './people-format';

/** The simulation's people and their passwords, within a unit of work. */
export function simulatedPersonRepository(
  open: OpenFormat,
  samples: () => readonly Person[],
): { readonly people: PersonRepository; readonly passwords: PasswordRepository } {
  const kept = open(peopleFormat(samples));
  const all = () => kept.read().people;
  const find = (id: string) => all().find((person) => person.id === id) ?? null;
  const put = async (person: Person) => kept.write(withPerson(kept.read(), person));
  return {
    people: {
      ...{ add: put, replace: put },
      find: async (id) => find(id),
      findByEmail: async (email) => all().find((person) => person.email === email) ?? null,
      page: async (query) => findPeople(all(), query),
      roleHolders: async () => roleHoldersOf(all()),
      hasJoined: async (id) => {
        const person = find(id);
        return person !== null && hasJoined(kept.read(), person);
      },
      lockAdmins: async () =>
        all().flatMap(({ id, role, state }) => (role === 'admin' && state === 'active' ? [id] : [])),
    },
    passwords: {
      find: async (id) => kept.read().passwords[id] ?? null,
      replace: async (id, hash) => {
        const { passwords, ...rest } = kept.read();
        kept.write({ ...rest, passwords: { ...passwords, [id]: hash } });
      },
      remove: async (id) => {
        const { people, passwords, joined } = kept.read();
        const { [id]: _removed, ...left } = passwords;
        kept.write({ people, passwords: left, joined: joined.filter((one) => one !== id) });
      },
    },
  };
}
