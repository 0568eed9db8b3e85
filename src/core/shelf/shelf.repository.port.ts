import type { Application } from '../applications/application';
import type { ReservedPairs } from '../applications/needed-shoes';
import type { PageOf, PageQuery } from '../shared/page-of';
import type { ShelfSums } from './board';
import type { GivenShoes } from './given-shoes';
import type { LoggedMove } from './logged-move';
import type { ShelfMove } from './shelf-move';

/** Where the log of the shelf is kept, and what it and the applications come to. */
export interface ShelfRepository {
  /** Has others wait who write to the log, until the write ends, and answers the next place in it. Taken after all other locks. */
  lock(): Promise<number>;
  find(id: string): Promise<LoggedMove | null>;
  /** Whether the log has a move under one of these ids. */
  hasAny(ids: readonly string[]): Promise<boolean>;
  /** Keeps new moves. */
  add(moves: readonly ShelfMove[]): Promise<void>;
  /** What pageOfMoves answers. */
  page(query: PageQuery): Promise<PageOf<LoggedMove>>;
  /** The moves that were made of the goods of pickups, in any order. */
  ofPickups(pickupIds: readonly string[]): Promise<readonly LoggedMove[]>;
  /** What shelfSums answers. */
  sums(): Promise<ShelfSums>;
  /** What reservedPairs answers. */
  reserved(applicationIds: readonly string[]): Promise<ReservedPairs>;
  /** What wantingApplications answers. */
  wanting(): Promise<readonly Application[]>;
  /** How many pairs were given for the applications to a program. */
  pairsGivenIn(programId: string): Promise<number>;
  /** What givenByYear answers. */
  givenByYear(): Promise<ReadonlyMap<number, GivenShoes>>;
}
