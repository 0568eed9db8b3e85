import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, REFUSED, WRITE_FAILURES } from '../api/api';
import type { StaffMember } from '../people/people-query';
import { pageSchema } from '../shared/page.schema';
import { type Program, programSchema } from './program';
import {
  type ListedProgram,
  listedProgramSchema,
  type OfferedProgram,
  offeredProgramSchema,
  type ProgramView,
  programViewSchema,
} from './program-view';
import type { ProgramsInput as Input } from './programs.inputs';

const schema: v.GenericSchema<unknown, Program> = programSchema;
const view: v.GenericSchema<unknown, ProgramView> = programViewSchema;
const people: v.GenericSchema<unknown, readonly StaffMember[]> = v.array(
  v.object({ id: v.string(), name: v.string() }),
);
const offers: v.GenericSchema<unknown, readonly OfferedProgram[]> = v.array(offeredProgramSchema);
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const right = 'program.list';
const failures = [...READ_FAILURES, 'validation'] as const;
const creates = [...REFUSED, 'validation', 'conflict', 'quota', 'too-many'] as const;

/**
 * What can be asked of programs. A manager sees and changes their own; another one is 'not-found', like an id that does not
 * exist. A command takes the revision that it was made from, and answers the program after it: 'conflict' when somebody else
 * has changed the program since, or when it is in a state from which this cannot be done.
 */
export const programsApi = {
  area: 'programs',
  calls: {
    list: query<Input['list']>()(right, pageSchema<ListedProgram>(listedProgramSchema), failures),
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
    /** Who can manage a program: the active admins and program managers, by name. */
    managers: query()('program.create', people, READ_FAILURES),
    /**
     * Makes a draft, or an active program with `publish`. A manager is among its managers in any case. Asked for again with the
     * same draft, it answers what is there already; 'conflict' with another one.
     */
    create: command<Input['create']>()('program.create', schema, creates),
    /** Replaces the fields of a program. 'conflict' for 'enrolled' when more people have a place than `places`. */
    save: command<Input['save']>()('program.save', schema, WRITE_FAILURES),
    /** Makes a draft active; 'validation' for what it lacks. */
    publish: command<Input['publish']>()('program.publish', schema, WRITE_FAILURES),
    /**
     * 'conflict' for 'pending' while so many applications wait for an answer, also with `events` that are to come; for 'events' while
     * those alone are.
     */
    archive: command<Input['archive']>()('program.archive', schema, WRITE_FAILURES),
    /** Makes an archived program active, which takes no applications then; 'validation' for what it lacks, such as a manager. */
    restore: command<Input['restore']>()('program.restore', schema, WRITE_FAILURES),
    /** 'conflict' for 'events' when it has events, or work was logged for it. */
    deleteDraft: command<Input['deleteDraft']>()('program.delete-draft', nothing, WRITE_FAILURES),
    /** The active programs for everybody who is signed in, those that take applications first. */
    offered: query()('program.list-open', offers, READ_FAILURES),
  },
} as const;

/** The programs, for staff, and those that are offered to everybody who is signed in. */
export interface Programs extends PortOf<typeof programsApi> {}
