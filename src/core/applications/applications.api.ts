import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { foundPageSchema } from '../shared/page.schema';
import {
  APPLICATION_SHOWS,
  type Application,
  applicationSchema,
  type StaffNote,
  staffNoteSchema,
} from './application';
import {
  type ApplicationPage,
  type ApplicationView,
  applicationViewSchema,
  type ListedApplication,
  listedApplicationSchema,
} from './application-query';
import type { ApplicationsInput as Input } from './applications.inputs';
import { countedApplicationsApi } from './counted-applications.api';

const schema: v.GenericSchema<unknown, Application> = applicationSchema;
const view: v.GenericSchema<unknown, ApplicationView> = applicationViewSchema;
const listed: v.GenericSchema<unknown, ListedApplication> = listedApplicationSchema;
const page: v.GenericSchema<unknown, ApplicationPage> = foundPageSchema(listed, APPLICATION_SHOWS);
const note: v.GenericSchema<unknown, StaffNote> = staffNoteSchema;

const similar: v.GenericSchema<unknown, Pick<Application, 'id'> | null> = v.nullable(
  v.pick(applicationSchema, ['id']),
);

const right = 'application.list';
const failures = [...READ_FAILURES, 'validation'] as const;

/**
 * What staff can ask of applications: managers of those to programs that they manage. Another one is 'not-found', like an id that
 * does not exist. A command takes the revision that it was made from and answers the application after it: 'conflict' when
 * somebody else has changed it since, or when this cannot be done in its state.
 */
export const applicationsApi = {
  area: 'applications',
  calls: {
    ...countedApplicationsApi.calls,
    /** Pending ones first, the oldest of them first; then the latest decision. */
    list: query<Input['list']>()(right, page, failures),
    /** How many people were approved for the first time in the last 30 days, in all programs. */
    newBeneficiaries: query()('overview.read', v.number(), READ_FAILURES),
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
    /** A pending application of this name and contact in a program, so that nobody is recorded twice; null for none. */
    similar: query<Input['similar']>()('application.record', similar, failures),
    /**
     * Records an application for somebody without an account, whether or not the program takes any now. Asked for again with the
     * same form, it answers what is there already. 'conflict' for 'questions-changed', and for 'closed' unless the program is active.
     */
    record: command<Input['record']>()('application.record', schema, WRITE_FAILURES),
    /** 'conflict' for 'full' with the count of places when all of them are taken. */
    approve: command<Input['approve']>()('application.decide', schema, WRITE_FAILURES),
    deny: command<Input['deny']>()('application.decide', schema, WRITE_FAILURES),
    /** Withdraws a pending application for the applicant. */
    withdraw: command<Input['withdraw']>()('application.decide', schema, WRITE_FAILURES),
    /** Ends an enrollment. */
    end: command<Input['end']>()('application.end', schema, WRITE_FAILURES),
    /** Replaces the pairs of an application that goes on and that were not given. */
    changeSizes: command<Input['changeSizes']>()('application.change-sizes', schema, WRITE_FAILURES),
    /** Says that staff told the applicant the answer. */
    told: command<Input['told']>()('application.told', schema, WRITE_FAILURES),
    /** Replaces the note about an application, from the note's own revision. */
    saveNote: command<Input['saveNote']>()('application.note', note, WRITE_FAILURES),
  },
} as const;

/** The applications to the programs that somebody manages. */
export interface Applications extends PortOf<typeof applicationsApi> {}
