import * as v from 'valibot';
import { command, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../../api/api';
import type { OwnApplicationsInput as Input } from '../applications.inputs';
import { type OwnApplication, ownApplicationSchema } from './own-application';

const schema: v.GenericSchema<unknown, OwnApplication> = ownApplicationSchema;
const all: v.GenericSchema<unknown, readonly OwnApplication[]> = v.array(ownApplicationSchema);

/** A person's own changes, all together. */
const OWN = { limit: { times: 60, windowMs: 10 * 60_000 }, countedAs: 'change' };

/**
 * What people can ask of their own applications. Volunteers apply to help, beneficiaries for a place; for everybody else programs are
 * closed. A change is 'conflict' for 'withdrawn' or 'answered' when they withdrew the application or it was answered, and without a
 * reason when it was changed elsewhere.
 */
export const ownApplicationsApi = {
  area: 'own-applications',
  calls: {
    /** All of them, the latest first. */
    list: query()('application.list-own', all, READ_FAILURES),
    /**
     * Sends an application, with an answer to each question of the program, empty where nothing was answered. Asked for again with
     * the same form, it answers what is there already. 'conflict' for 'applied-already' while another one goes on, for 'drop-in'
     * where people come without a place, for 'closed' and for 'questions-changed'; 'too-many' after ten within a day.
     */
    send: command<Input['send']>()('application.send', schema, WRITE_FAILURES),
    /** Replaces what was written in a pending one. */
    change: command<Input['change']>()('application.change', schema, WRITE_FAILURES, OWN),
    /** Withdraws a pending one. */
    withdraw: command<Input['withdraw']>()('application.withdraw', schema, WRITE_FAILURES, OWN),
    /** Ends an approved one: the person no longer needs it, or helps no longer. */
    leave: command<Input['leave']>()('application.withdraw', schema, WRITE_FAILURES, OWN),
  },
} as const;

/** The applications of the signed-in person. */
export interface OwnApplications extends PortOf<typeof ownApplicationsApi> {}
