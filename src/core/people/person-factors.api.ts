import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import type { PersonId } from './people.inputs';

/** Whether somebody has a second step, or had one that was reset. */
export interface PersonFactors {
  readonly hasFactor: boolean;
  readonly isReset: boolean;
}

/** The link of a reset; null where it was sent by mail. */
export interface FactorReset {
  readonly link: string | null;
}

const read: v.GenericSchema<unknown, PersonFactors> = v.object({
  hasFactor: v.boolean(),
  isReset: v.boolean(),
});
const reset: v.GenericSchema<unknown, FactorReset> = v.object({ link: v.nullable(v.string()) });

/** What admins can do with the second step of somebody else. */
export const personFactorsApi = {
  area: 'people',
  calls: {
    factors: query<PersonId>()('person.read', read, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
    /**
     * Takes all factors of somebody who lost them away, ends their sessions, and mails them a link for 24 hours; a link before it is
     * worthless. 'forbidden' for one's own, 'conflict' for somebody who cannot sign in.
     */
    resetFactors: command<PersonId>()('person.reset-factor', reset, [...WRITE_FAILURES, 'step-up']),
  },
} as const;

/** The second steps of other people. */
export interface PersonFactorsPort extends PortOf<typeof personFactorsApi> {}
