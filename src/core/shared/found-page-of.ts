import { type FoundPageOf, MOST_FOUND, type PageQuery, pageOf } from './page-of';
import { wantedWords } from './text/search-words';

/** The part of what was found by a search in a list that a back end holds whole, without the counts. */
export function foundPageOf<T>(
  found: readonly T[],
  query: PageQuery & { readonly search: string },
): Omit<FoundPageOf<T, never>, 'counts'> {
  const isMore = wantedWords(query.search).length > 0 && found.length > MOST_FOUND;
  return { ...pageOf(isMore ? found.slice(0, MOST_FOUND) : found, query), isMore };
}
