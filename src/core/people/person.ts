import * as v from 'valibot';
import { ROLES } from '../access/role';
import { LANGUAGES } from '../shared/text/language';

/**
 * What a person is to the site: a 'contact' has no account, an 'invited' person has one without a password yet, and a
 * 'deactivated' one cannot sign in.
 */
export const PERSON_STATES = ['contact', 'invited', 'active', 'deactivated'] as const;

/** One of the four states of a person. */
export type PersonState = (typeof PERSON_STATES)[number];

/** Sort orders of the list of people. Those who never signed in come last in both directions. */
export const PEOPLE_ORDERS = ['name', 'email', 'createdAt', 'lastSignInAt'] as const;

/** One of the known roles, from outside. */
export const roleSchema = v.picklist(ROLES);

/** A person whom the foundation knows. Times are in ms since the epoch. */
export const personSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  name: v.string(),
  /** In small letters; two people never have the same. */
  email: v.string(),
  phone: v.exactOptional(v.string()),
  /** Null for a contact. */
  role: v.nullable(roleSchema),
  state: v.picklist(PERSON_STATES),
  /** A picture reference (see core/content/pictures/picture-ref). */
  avatar: v.exactOptional(v.string()),
  /** The language that they read; absent until it was chosen. */
  language: v.exactOptional(v.picklist(LANGUAGES)),
  createdAt: v.number(),
  /** Absent if they never signed in. */
  lastSignInAt: v.exactOptional(v.number()),
});

/** A person whom the foundation knows. */
export type Person = Readonly<v.InferOutput<typeof personSchema>>;
