import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, REFUSED } from '../api/api';
import type { PersonId } from '../people/people.inputs';
import type { FailureOf } from '../shared/result';
import { type NamedFile, type NamedRecord, namedFileSchema, namedRecordSchema } from './named-records';
import { type PersonalFile, personalFileSchema } from './personal-file';
import type { ErasedPerson, PrivacyInput } from './privacy.inputs';

const file: v.GenericSchema<unknown, PersonalFile> = personalFileSchema;
const namedFile: v.GenericSchema<unknown, NamedFile> = namedFileSchema;
const alike: v.GenericSchema<unknown, readonly NamedRecord[]> = v.array(namedRecordSchema);
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

/** 'step-up' without a confirmation of the last ten minutes. */
const failures = [...REFUSED, 'step-up', 'not-found', 'quota'] as const;

/** What admins do with all data of one person, with an account or without one. Every call but `alike` is written to the audit log. */
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
    erase: command<ErasedPerson>()('person.erase', nothing, failures),
    /**
     * Records of people without an account with the contact of a person, or of such a record, which is not among them; without a contact
     * those of the same name that have none either. They may be of others: a caseworker's clients share a contact.
     */
    alike: query<PrivacyInput['alike']>()('person.erase', alike, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
    /** What is kept in one record of somebody without an account. */
    exportRecord: command<PrivacyInput['exportRecord']>()('person.export', namedFile, failures),
    /**
     * Erases records of people without an account, for good. What goes on ends: applications that wait are withdrawn, and places are free.
     * Those that are erased already stay so; 'not-found' when none of them is there.
     */
    eraseRecords: command<PrivacyInput['eraseRecords']>()('person.erase', nothing, failures),
  },
} as const;

/** All data of one person, for the admin who is signed in. */
export interface PersonalData extends PortOf<typeof privacyApi> {}

/** Why a person's data could not be given out or erased. */
export type PersonalDataFailure = FailureOf<(typeof failures)[number]>;
