import type { CalendarDate } from '../shared/time/calendar';

/** What the applications to a program come to. */
export interface ProgramFigures {
  /** Pending applications, of participants and of volunteers. */
  readonly waiting: number;
  /** Participants who are approved and not ended: those who have a place. */
  readonly enrolled: number;
  /** Different participants who were ever approved. */
  readonly people: number;
  /** The Pacific days of the first and the last decision; null before the first. */
  readonly decided: { readonly first: CalendarDate; readonly last: CalendarDate } | null;
}

/** What a program reads of its applications. */
export interface ProgramApplications {
  /**
   * The figures of each of the programs; one without applications may be missing. In a write that has found its program before,
   * nobody else changes them until the write ends.
   */
  counts(programIds: readonly string[]): Promise<ReadonlyMap<string, ProgramFigures>>;
}
