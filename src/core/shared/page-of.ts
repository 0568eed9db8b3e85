/** Which part of a long list is asked for. */
export interface PageQuery {
  /** Counted from 1. */
  readonly page: number;
  /** Items a page. */
  readonly size: number;
}

/** Of what is found by words only the first are counted and shown: nobody reads more, and to count them all takes long. */
export const MOST_FOUND = 1_000;

/** A part of a long list. A page behind the last one is empty. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** How many items all pages have. */
  readonly total: number;
}

/** The part of a list that a back end holds whole. */
export function pageOf<T>(all: readonly T[], { page, size }: PageQuery): PageOf<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}

/** How many records are in each state. */
export type CountsOf<State extends string> = Readonly<Record<State, number>>;

export function countStates<State extends string>(
  states: readonly State[],
  records: readonly { readonly state: State }[],
): CountsOf<State> {
  const counts = states.map((state) => [state, records.filter((record) => record.state === state).length]);
  return Object.fromEntries(counts) as CountsOf<State>;
}

/** A part of what was found in a long list of records, and how many there are in each state whatever was searched for. */
export interface FoundPageOf<T, State extends string> extends PageOf<T> {
  /** Whether there is more than `total`, which is MOST_FOUND then; only where words are searched for. */
  readonly isMore: boolean;
  readonly counts: CountsOf<State>;
}
