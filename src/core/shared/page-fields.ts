import * as v from 'valibot';

/** More items a page than anybody reads, and more pages than there are. */
const MOST_ITEMS = 100;
const MOST_PAGES = 1_000_000;

const counted = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));

/** The fields of every question for a part of a long list. */
export const pageFields = { page: counted(MOST_PAGES), size: counted(MOST_ITEMS) };
