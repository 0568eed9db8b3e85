import * as v from 'valibot';
import type { Application } from '../applications/application';
import { type PageOf, type PageQuery, pageOf } from '../shared/page-of';
import { MOVE_KINDS, type ShelfMove, shelfMoveSchema } from './shelf-move';

/** A move with what the rest of the log and the applications say of it. */
export interface LoggedMove extends ShelfMove {
  readonly isReversed: boolean;
  /** The kind of the move that this one reverses. */
  readonly reversedKind: ShelfMove['kind'] | null;
  /** The program of the application for which the pair was given. */
  readonly programId: string | null;
}

/** A move as the list shows it. */
export const listedMoveSchema = v.object({
  ...v.pick(shelfMoveSchema, ['id', 'at', 'cut', 'size', 'wide', 'kind', 'count', 'note']).entries,
  /** Who made it; null where they can no longer sign in. */
  by: v.nullable(v.string()),
  isReversed: v.boolean(),
  reversedKind: v.nullable(v.picklist(MOVE_KINDS)),
  /** Whether the goods of somebody were sorted. */
  isSorted: v.boolean(),
  /** Whether a pair was given for an application. */
  isForApplication: v.boolean(),
  /** Whether the person who asks may reverse it. */
  mayUndo: v.boolean(),
});

/** A move as the list shows it. */
export type ListedMove = Readonly<v.InferOutput<typeof listedMoveSchema>>;

/** The log with what is said of each move. */
export function loggedMoves(
  moves: readonly ShelfMove[],
  applications: readonly Pick<Application, 'id' | 'programId'>[],
): readonly LoggedMove[] {
  const reversed = new Set(moves.map(({ reverses }) => reverses));
  const kinds = new Map(moves.map(({ id, kind }) => [id, kind]));
  const programs = new Map(applications.map(({ id, programId }) => [id, programId]));
  return moves.map((move) => ({
    ...move,
    isReversed: reversed.has(move.id),
    reversedKind: kinds.get(move.reverses ?? '') ?? null,
    programId: programs.get(move.applicationId ?? '') ?? null,
  }));
}

/** A page of the log, the newest first; what every adapter's answer must equal. */
export function pageOfMoves(moves: readonly LoggedMove[], query: PageQuery): PageOf<LoggedMove> {
  const newestFirst = (a: LoggedMove, b: LoggedMove) =>
    b.at - a.at || b.place - a.place || (a.id < b.id ? -1 : 1);
  return pageOf(moves.toSorted(newestFirst), query);
}

/** The moves with which the goods of a pickup were put on the shelf, and that hold. */
export function standingOf(moves: readonly LoggedMove[], pickupId: string): readonly LoggedMove[] {
  return moves.filter((move) => move.pickupId === pickupId && move.kind === 'received' && !move.isReversed);
}
