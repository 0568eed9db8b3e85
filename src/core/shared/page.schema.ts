import * as v from 'valibot';
import type { FoundPageOf, PageOf } from './page-of';

/** More pages than there are. */
const MOST_PAGES = 1_000_000;

const counted = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));

/** The fields of every question for a part of a long list, with at most so many items a page. */
export function pageFields(mostItems = 100) {
  return { page: counted(MOST_PAGES), size: counted(mostItems) };
}

/** A part of a long list as a server answers it. */
export function pageSchema<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, PageOf<T>> {
  return v.object({ items: v.array(item), total: v.number() });
}

/** How many records are in each state, as a server answers it. */
export function countsSchema<State extends string>(states: readonly State[]) {
  return v.object(v.entriesFromList(states, v.number()));
}

/** A part of what was found in a long list, as a server answers it. */
export function foundPageSchema<T, State extends string>(
  item: v.GenericSchema<unknown, T>,
  states: readonly State[],
): v.GenericSchema<unknown, FoundPageOf<T, State>> {
  return v.object({
    items: v.array(item),
    total: v.number(),
    isMore: v.boolean(),
    counts: countsSchema(states),
  });
}
