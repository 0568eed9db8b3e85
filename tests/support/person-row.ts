import { searchColumn } from '../../src/adapters/postgres/word-search';
import type { Person } from '../../src/core/people/person';

/** The row that holds a person. */
export function personRow(person: Person) {
  const hasJoined = person.role !== null && person.state !== 'invited';
  return {
    id: person.id,
    revision: person.revision,
    name: person.name,
    email: person.email,
    emailVerified: false,
    phone: person.phone ?? null,
    role: person.role,
    banned: person.state === 'deactivated',
    joinedAt: hasJoined ? new Date(person.createdAt) : null,
    createdAt: new Date(person.createdAt),
    lastSignInAt: person.lastSignInAt === undefined ? null : new Date(person.lastSignInAt),
    image: person.avatar ?? null,
    language: person.language ?? null,
    search: searchColumn(person.name, person.email, person.phone ?? ''),
  };
}
