import type { Application } from '../applications/application';
import { calendarDateAt, yearOf } from '../shared/time/calendar';
import { type ShelfMove, standingMoves } from './shelf-move';

/** From an instant to another one, which is not in it; both in ms since the epoch. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** The shoes that were given in some time. */
export interface GivenShoes {
  readonly pairs: number;
  /** The different people who applied and got some of them. */
  readonly people: number;
  /** Those of the pairs that were given without an application: nobody knows to how many people. */
  readonly loose: number;
}

/** How many pairs were given, reversed ones out; without a period, ever. */
export function pairsGiven(moves: readonly ShelfMove[], period?: Period): number {
  return givenMoves(moves, period).reduce((sum, { count }) => sum + count, 0);
}

/** How many different people who applied got shoes. */
export function peopleWithShoes(
  moves: readonly ShelfMove[],
  applications: readonly Pick<Application, 'id' | 'personKey'>[],
  period?: Period,
): number {
  const keys = new Map(applications.map(({ id, personKey }) => [id, personKey]));
  const people = givenMoves(moves, period).flatMap(
    ({ applicationId }) => keys.get(applicationId ?? '') ?? [],
  );
  return new Set(people).size;
}

/**
 * The shoes that were given in each year in which the shelf was used, by the day in Las Vegas; what every adapter's answer must
 * equal.
 */
export function givenByYear(
  moves: readonly ShelfMove[],
  applications: readonly Pick<Application, 'id' | 'personKey'>[],
): ReadonlyMap<number, GivenShoes> {
  const yearOfMove = ({ at }: ShelfMove) => yearOf(calendarDateAt(at));
  const all = givenMoves(moves);
  return new Map(
    [...new Set(moves.map(yearOfMove))].map((year) => {
      const movesOfYear = all.filter((move) => yearOfMove(move) === year);
      const loose = movesOfYear.filter(({ applicationId }) => applicationId === null);
      const people = peopleWithShoes(movesOfYear, applications);
      return [year, { pairs: pairsGiven(movesOfYear), people, loose: pairsGiven(loose) }];
    }),
  );
}

function givenMoves(moves: readonly ShelfMove[], period?: Period): readonly ShelfMove[] {
  return standingMoves(moves)
    .filter(({ kind }) => kind === 'given')
    .filter(({ at }) => !period || (at >= period.from && at < period.until));
}
