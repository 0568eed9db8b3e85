import * as v from 'valibot';
import { type Program, programSchema } from '../programs/program';
import { foundPageOf } from '../shared/found-page-of';
import type { FoundPageOf } from '../shared/page-of';
import { finder } from '../shared/text/search-words';
import {
  type Application,
  answerBy,
  applicationSchema,
  type StaffNote,
  staffNoteSchema,
} from './application';
import { type ApplicationShow, countApplications, IS_SHOWN } from './application-counts';
import type { ApplicationsInput } from './applications.inputs';
import { neededShoes, neededShoesSchema, type ReservedPairs } from './needed-shoes';

/** Which applications staff ask for. */
export type ApplicationQuery = ApplicationsInput['list'];

/** An application as a list of staff carries it. */
export const listedApplicationSchema = v.object({
  ...v.pick(applicationSchema, ['id', 'revision', 'programId', 'as', 'name', 'contact', 'pairs', 'language'])
    .entries,
  ...v.pick(applicationSchema, ['receivedAt', 'state', 'decidedAt', 'toldAt', 'ended', 'erasedAt']).entries,
  /** The program's title. */
  program: v.string(),
  /** The day on which the answer is due. */
  answerBy: v.string(),
});

/** An application as a list of staff carries it. */
export type ListedApplication = Readonly<v.InferOutput<typeof listedApplicationSchema>>;

/** A page of applications. Program and role narrow the counts, words do not. */
export interface ApplicationPage extends FoundPageOf<ListedApplication, ApplicationShow> {}

/** What staff see of an application. */
export const applicationViewSchema = v.object({
  application: applicationSchema,
  answerBy: v.string(),
  program: v.object({
    ...v.pick(programSchema, ['id', 'title', 'places', 'asksSizes']).entries,
    /** How many places are taken. */
    enrolled: v.number(),
  }),
  note: staffNoteSchema,
  /** What became of the pairs; of a pending application what would be, if it were approved now. */
  shoes: v.array(neededShoesSchema),
  /** Whether the applicant has chosen to read Spanish. */
  readsSpanish: v.optional(v.boolean(), false),
});

/** What staff see of an application. */
export type ApplicationView = Readonly<v.InferOutput<typeof applicationViewSchema>>;

/** What else is known of an application. */
interface Known {
  /** How many places of the program are taken. */
  readonly enrolled: number;
  readonly note: StaffNote;
  readonly reserved: ReservedPairs;
  readonly readsSpanish: boolean;
}

/** What staff see of an application. */
export function applicationView(
  application: Application,
  program: Program,
  { enrolled, note, reserved, readsSpanish }: Known,
): ApplicationView {
  return v.parse(applicationViewSchema, {
    application,
    note,
    readsSpanish,
    answerBy: answerBy(application, program),
    shoes: neededShoes(application, reserved),
    program: { ...program, enrolled },
  });
}

/**
 * The page that answers a question, out of all applications, about the programs that the person may see: what every adapter's
 * answer must equal. Pending ones come first, the oldest of them first; then the latest decision.
 */
export function pageOfApplications(
  applications: readonly Application[],
  query: ApplicationQuery,
  programs: readonly Program[],
): ApplicationPage {
  const programById = programsById(programs);
  const isFound = finder(query.search);
  const all = applications
    .filter(({ programId }) => programById.has(programId))
    .filter(({ programId, as }) => (query.programId ?? programId) === programId && (query.as ?? as) === as);
  const found = all
    .filter(IS_SHOWN[query.show])
    .filter(({ name, contact, programId }) =>
      isFound([name, contact, programById.get(programId)?.title ?? '']),
    )
    .sort(waitingFirst);
  const page = foundPageOf(found, query);
  return { ...page, items: listedApplications(page.items, programs), counts: countApplications(all) };
}

/** Applications as a list carries them, with what it says of their programs. */
export function listedApplications(
  applications: readonly Application[],
  programs: readonly Program[],
): readonly ListedApplication[] {
  const programById = programsById(programs);
  return applications.flatMap((application) => {
    const program = programById.get(application.programId);
    // Of the application's fields the list has those that the schema names.
    return program
      ? v.parse(listedApplicationSchema, {
          ...application,
          program: program.title,
          answerBy: answerBy(application, program),
        })
      : [];
  });
}

function programsById(programs: readonly Program[]): ReadonlyMap<string, Program> {
  return new Map(programs.map((program) => [program.id, program]));
}

function waitingFirst(a: Application, b: Application): number {
  const decided = (b.decidedAt ?? Number.POSITIVE_INFINITY) - (a.decidedAt ?? Number.POSITIVE_INFINITY);
  return decided || a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
}
