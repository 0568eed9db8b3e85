import * as v from 'valibot';
import type { ProgramFigures } from '../applications/application.repository.port';
import type { DatedEvent } from '../events/event';
import type { ProgramEventFigures } from '../events/program-events.repository.port';
import type { StaffMember } from '../people/people-query';
import { type PageOf, pageOf } from '../shared/page-of';
import { finder } from '../shared/text/search-words';
import { dropInDates } from './drop-in';
import type { Program, ProgramState } from './program';
import {
  type ListedProgram,
  type OfferedProgram,
  offeredProgramSchema,
  type ProgramView,
} from './program-view';
import type { ProgramsInput } from './programs.inputs';

/** Which programs staff ask for. */
export type ProgramQuery = ProgramsInput['list'];

/** The states that each choice shows. */
export const STATES_SHOWN = {
  active: ['active'],
  drafts: ['draft'],
  both: ['active', 'draft'],
  archived: ['archived'],
} as const satisfies Record<ProgramQuery['show'], readonly ProgramState[]>;

/** The figures of a program to which nobody has applied. */
export const NO_APPLICATIONS: ProgramFigures = { waiting: 0, enrolled: 0, people: 0, decided: null };

/** The figures of a program without events. */
export const NO_EVENTS: ProgramEventFigures = { toCome: 0, next: [], sessions: 0, days: null };

/** What programs are seen with, by their ids. */
export interface ProgramSurroundings {
  readonly staff: readonly StaffMember[];
  readonly figures: ReadonlyMap<string, ProgramFigures>;
  readonly events: ReadonlyMap<string, ProgramEventFigures>;
  /** Approved minutes of work. */
  readonly minutes: ReadonlyMap<string, number>;
}

/** A program as staff see it. */
export function programView(
  program: Program,
  surroundings: ProgramSurroundings,
  pairsGiven: number,
): ProgramView {
  return { program, ...staffView(program, surroundings), pairsGiven };
}

function staffView(
  program: Program,
  { staff, figures, events, minutes }: ProgramSurroundings,
): Omit<ProgramView, 'program' | 'pairsGiven'> {
  const managers = staff
    .filter(({ id }) => program.managerIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
  const { decided, ...applied } = figures.get(program.id) ?? NO_APPLICATIONS;
  const { next, sessions, days } = events.get(program.id) ?? NO_EVENTS;
  return {
    managers,
    ...applied,
    sessions,
    minutes: minutes.get(program.id) ?? 0,
    ran: wholeOf(decided, days),
    next: [...next],
  };
}

/** The days from the first to the last one of two spans. */
function wholeOf(a: ProgramFigures['decided'], b: ProgramFigures['decided']): ProgramFigures['decided'] {
  if (!a || !b) return a ?? b;
  const days = [a.first, a.last, b.first, b.last].sort();
  return { first: days[0] ?? a.first, last: days.at(-1) ?? a.last };
}

/**
 * The page that answers a question, out of all programs that the person may see: those with waiting applications first, then
 * by title; archived ones by when they were archived, the newest first.
 */
export function pageOfPrograms(
  programs: readonly Program[],
  query: ProgramQuery,
  surroundings: ProgramSurroundings,
): PageOf<ListedProgram> {
  const states: readonly ProgramState[] = STATES_SHOWN[query.show];
  const isFound = finder(query.search);
  const found = programs
    .filter(({ state, kind }) => states.includes(state) && (query.kind === null || kind === query.kind))
    .filter(({ managerIds }) => query.managerId === null || managerIds.includes(query.managerId))
    .filter(({ title, summary, description }) => isFound([title, summary, description]))
    .map((program) => ({ ...program, ...staffView(program, surroundings) }))
    .sort(query.show === 'archived' ? newestFirst : waitingFirst);
  return pageOf(found, query);
}

/** The active programs, with their published events to come, for everybody who is signed in: those that take applications first, then by title. */
export function offeredPrograms(
  programs: readonly Program[],
  figures: ProgramSurroundings['figures'],
  coming: readonly DatedEvent[],
): readonly OfferedProgram[] {
  const isOpen = ({ intake }: OfferedProgram) => intake === 'open';
  return programs
    .filter(({ state }) => state === 'active')
    .map((program) => {
      const { enrolled } = figures.get(program.id) ?? NO_APPLICATIONS;
      const placesLeft = program.places === null ? null : Math.max(0, program.places - enrolled);
      const dropIn = dropInDates(coming.filter(({ programId }) => programId === program.id));
      // Of the program's fields others see those that the schema names.
      return v.parse(offeredProgramSchema, { ...program, placesLeft, dropIn });
    })
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || byTitle(a, b));
}

type Titled = Pick<Program, 'id' | 'title'>;

function byTitle(program: Titled, other: Titled): number {
  const [a, b] = [program.title.toLowerCase(), other.title.toLowerCase()];
  return a === b ? (program.id < other.id ? -1 : 1) : a < b ? -1 : 1;
}

function waitingFirst(a: ListedProgram, b: ListedProgram): number {
  return Number(b.waiting > 0) - Number(a.waiting > 0) || byTitle(a, b);
}

function newestFirst(a: Program, b: Program): number {
  return (b.archivedAt ?? 0) - (a.archivedAt ?? 0) || byTitle(a, b);
}
