import * as v from 'valibot';
import { command, type PortOf, REFUSED } from '../api/api';
import type { PersonId } from '../people/people.inputs';
import type { FailureOf } from '../shared/result';
import { type PersonalFile, personalFileSchema } from './personal-file';

const file: v.GenericSchema<unknown, PersonalFile> = personalFileSchema;
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const failures = [...REFUSED, 'not-found', 'quota'] as const;

/** What admins do with all data of one person. Both calls are written to the audit log. */
export const privacyApi = {
  area: 'privacy',
  calls: {
    /** What is kept of a person, found by their id and their address. */
    export: command<PersonId>()('person.export', file, failures),
    /**
     * Erases what is kept of a person, for good: name, address and phone, messages, mails, passwords and sessions. Gifts,
     * receipts, plans, pickups and applications stay with their sums, counts and days, without the person and their words, as
     * withoutPerson and withoutApplicant say; reports of resources stay counted. 'forbidden' for the last admin and for one's own account.
     */
    erase: command<PersonId>()('person.erase', nothing, failures),
  },
} as const;

/** All data of one person, for the admin who is signed in. */
export interface PersonalData extends PortOf<typeof privacyApi> {}

/** Why a person's data could not be given out or erased. */
export type PersonalDataFailure = FailureOf<(typeof failures)[number]>;
