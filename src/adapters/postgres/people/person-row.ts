import { type Selectable, sql } from 'kysely';
import type { Role } from '../../../core/access/role';
import type { Person, PersonState } from '../../../core/people/person';
import { isLanguage } from '../../../core/shared/text/language';
import type { Tables } from '../database';
import type { RowOf } from '../table-map';
import { searchColumn } from '../word-search';

/** What a person is read from. */
export const PERSON_COLUMNS = [
  'id',
  'revision',
  'name',
  'email',
  'phone',
  'role',
  'image',
  'banned',
  'joinedAt',
  'createdAt',
  'lastSignInAt',
  'language',
] as const;

/** A row of the table of people. */
type PersonRow = Pick<Selectable<Tables['user']>, (typeof PERSON_COLUMNS)[number]>;

/** What is written of a person, apart from when; a column that is added does not compile before it stands below. */
type Columns = Omit<RowOf<'user'>, 'joinedAt' | 'updatedAt'>;

/** How each field is read; undefined where it is absent. A field without a column does not compile, here and below. */
const READERS: { readonly [Field in keyof Person]-?: (row: PersonRow) => Person[Field] | undefined } = {
  id: ({ id }) => id,
  revision: ({ revision }) => revision,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? undefined,
  // The table takes no other roles.
  role: ({ role }) => role as Role | null,
  state: stateOf,
  avatar: ({ image }) => image || undefined,
  language: ({ language }) => (isLanguage(language) ? language : undefined),
  createdAt: ({ createdAt }) => createdAt.getTime(),
  lastSignInAt: ({ lastSignInAt }) => lastSignInAt?.getTime(),
};

/** The person that a row holds. */
export function personOf(row: PersonRow): Person {
  const fields = Object.entries(READERS).map(([field, read]) => [field, read(row)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Person;
}

/** What a person's row holds. The state is in the role, too, and in when they joined. */
export function personColumns(person: Person): Columns {
  const { state, avatar, createdAt, lastSignInAt, phone = null, language = null, ...same } = person;
  return {
    ...same,
    phone,
    language,
    // Of better-auth; nothing here uses them.
    emailVerified: false,
    banReason: null,
    banExpires: null,
    image: avatar ?? null,
    banned: state === 'deactivated',
    createdAt: new Date(createdAt),
    lastSignInAt: lastSignInAt === undefined ? null : new Date(lastSignInAt),
    search: searchColumn(person.name, person.email, phone ?? ''),
  };
}

/** The condition that somebody is in a state, as stateOf says it. */
export function inState(state: PersonState) {
  return {
    contact: sql<boolean>`not banned and role is null`,
    invited: sql<boolean>`not banned and role is not null and "joinedAt" is null`,
    active: sql<boolean>`not banned and role is not null and "joinedAt" is not null`,
    deactivated: sql<boolean>`banned`,
  }[state];
}

/** What tells somebody's state. */
export type StateColumns = Pick<PersonRow, 'banned' | 'role'> & { readonly joinedAt: unknown };

export function stateOf({ banned, role, joinedAt }: StateColumns): PersonState {
  if (banned) return 'deactivated';
  if (role === null) return 'contact';
  return joinedAt === null ? 'invited' : 'active';
}
