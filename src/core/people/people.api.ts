import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import type { PageOf } from '../shared/page-of';
import type { FailureOf } from '../shared/result';
import type { PersonId, PersonSave } from './people.inputs';
import type { PeopleQuery, RoleHolders } from './people-query';
import { type Person, personSchema, roleSchema } from './person';
import type { Invitation } from './person-changes';

const one: v.GenericSchema<unknown, Person> = personSchema;
const page: v.GenericSchema<unknown, PageOf<Person>> = v.object({
  items: v.array(personSchema),
  total: v.number(),
});
const roleHolders: v.GenericSchema<unknown, readonly RoleHolders[]> = v.array(
  v.object({ role: roleSchema, names: v.array(v.string()), total: v.number() }),
);

const read = [...REFUSED, 'too-many', 'cancelled'] as const;
const write = [...REFUSED, 'validation', 'not-found', 'conflict', 'quota', 'too-many'] as const;

/** Each sends a mail; nobody invites more people by hand. */
const invites = {
  right: 'person.invite',
  answer: one,
  failures: write,
  limit: { times: 100, windowMs: 60 * 60_000 },
} as const;

/**
 * What can be asked of the people the foundation knows. A command answers the person after it. It is refused if the caller is no
 * longer an active admin at that moment; 'forbidden' says why, where a rule of ours forbids it.
 */
export const peopleApi = {
  area: 'people',
  calls: {
    list: query<PeopleQuery>()({ right: 'person.list', answer: page, failures: read }),
    /** Who has each role, in the order of ROLES. */
    roleHolders: query()({ right: 'person.list', answer: roleHolders, failures: read }),
    read: query<PersonId>()({ right: 'person.read', answer: one, failures: [...read, 'not-found'] }),
    /**
     * Makes an account without a password, in the state 'invited', and sends its link; a contact with this address becomes
     * one. 'conflict' when somebody with this address has an account already.
     */
    invite: command<Invitation>()(invites),
    /** Sends an invited person a new link; the old one is worthless. 'conflict' when they are not waiting for one. */
    resend: command<PersonId>()(invites),
    /**
     * Replaces name and role; 'conflict' when the person has another revision than `base`. Another role ends the person's
     * sessions. 'forbidden' by checkRoleChange.
     */
    change: command<PersonSave>()({ right: 'person.change', answer: one, failures: write }),
    /** Keeps a person from signing in, and ends their sessions. 'forbidden' by checkDeactivation; again, it is a success. */
    deactivate: command<PersonId>()({ right: 'person.deactivate', answer: one, failures: write }),
    /** Lets a person in again who was deactivated; again, it is a success. */
    reactivate: command<PersonId>()({ right: 'person.deactivate', answer: one, failures: write }),
    /** Ends every session of a person, in all browsers. */
    signOut: command<PersonId>()({ right: 'person.sign-out', answer: one, failures: write }),
  },
} as const;

/** The people the foundation knows. */
export interface PeopleGateway extends PortOf<typeof peopleApi> {}

/** Why reading people may fail. */
export type PeopleReadFailure = FailureOf<(typeof read)[number]>;

/** Why a change of a person may fail; then nothing was changed. */
export type PersonWriteFailure = FailureOf<(typeof write)[number]>;

/** The answer to a change: the person after it. */
export type ChangedPerson = ReturnType<PeopleGateway['change']>;
