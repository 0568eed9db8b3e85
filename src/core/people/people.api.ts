import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import type { FailureOf } from '../shared/result';
import type { PeopleInput as Input, PersonId } from './people.inputs';
import type { RoleHolders } from './people-query';
import { type Person, personSchema, roleSchema } from './person';

const schema: v.GenericSchema<unknown, Person> = personSchema;
const roleHolders: v.GenericSchema<unknown, readonly RoleHolders[]> = v.array(
  v.object({ role: roleSchema, names: v.array(v.string()), total: v.number() }),
);

/** 'step-up' for a change of a role and an invitation of an admin or program manager, and where every use needs a confirmation. */
const failures = [...WRITE_FAILURES, 'step-up'] as const;

/** Each sends a mail; nobody invites more people by hand. */
const INVITES = { limit: { times: 100, windowMs: 60 * 60_000 } };

/**
 * What can be asked of the people the foundation knows. A command answers the person after it. It is refused if the caller is no
 * longer an active admin at that moment; 'forbidden' says why, where a rule of ours forbids it.
 */
export const peopleApi = {
  area: 'people',
  calls: {
    list: query<Input['list']>()('person.list', pageSchema(schema), READ_FAILURES),
    /** Who has each role, in the order of ROLES. */
    roleHolders: query()('person.list', roleHolders, READ_FAILURES),
    read: query<PersonId>()('person.read', schema, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
    /**
     * Makes an account without a password, in the state 'invited', and sends its link; a contact with this address becomes
     * one. 'conflict' when somebody with this address has an account already.
     */
    invite: command<Input['invite']>()('person.invite', schema, failures, INVITES),
    /** Sends an invited person a new link; the old one is worthless. 'conflict' when they are not waiting for one. */
    resend: command<PersonId>()('person.invite', schema, failures, INVITES),
    /**
     * Replaces name, role and language; 'conflict' when the person has another revision than `base`. Another role ends the person's
     * sessions. 'forbidden' by checkRoleChange.
     */
    change: command<Input['change']>()('person.change', schema, failures),
    /** Keeps a person from signing in, and ends their sessions. 'forbidden' by checkDeactivation; again, it is a success. */
    deactivate: command<PersonId>()('person.deactivate', schema, failures),
    /** Lets a person in again who was deactivated; again, it is a success. */
    reactivate: command<PersonId>()('person.deactivate', schema, failures),
    /** Ends every session of a person, in all browsers. */
    signOut: command<PersonId>()('person.sign-out', schema, failures),
  },
} as const;

/** The people the foundation knows. */
export interface PeopleGateway extends PortOf<typeof peopleApi> {}

/** Why reading people may fail. */
export type PeopleReadFailure = FailureOf<(typeof READ_FAILURES)[number]>;

/** Why a change of a person may fail; then nothing was changed. */
export type PersonWriteFailure = FailureOf<(typeof failures)[number]>;

/** The answer to a change: the person after it. */
export type ChangedPerson = ReturnType<PeopleGateway['change']>;
