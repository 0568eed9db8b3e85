import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { MOST_FOUND, type PageQuery } from '../../core/shared/page-of';
import { BEGINNING } from '../../core/shared/text/beginning-of';
import { searchWords, wantedWords } from '../../core/shared/text/search-words';
import type { Database, Tables } from './database';

/**
 * What a row keeps in its column 'search': the words of its texts (core/shared/text/search-words.ts). The column is a tsvector,
 * which takes them as they are: words of letters and digits alone, with a space between them.
 */
export function searchColumn(...texts: readonly string[]): string {
  return searchWords(texts.join(' ')).join(' ');
}

/**
 * The condition that a row's column 'search' has a word that begins with each word of the search; null when nothing is
 * searched for. The words are letters and digits, so none is an operator.
 */
export function isInSearchColumn(search: string): RawBuilder<boolean> | null {
  const words = wantedWords(search);
  if (words.length === 0) return null;
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`search @@ ${wanted}::tsquery`;
}

type SearchQuery = PageQuery & { readonly search: string };

const isSearch = ({ search }: SearchQuery) => wantedWords(search).length > 0;

/** How many rows a page may have: of what is found by words only the first are shown (foundPageOf in the core). */
export function roomOnPage(query: SearchQuery): number {
  if (!isSearch(query)) return query.size;
  return Math.max(0, Math.min(query.size, MOST_FOUND - (query.page - 1) * query.size));
}

/** Counts rows; those that words were searched for only until there are too many. */
export async function countUpTo(
  database: Database,
  rows: SelectQueryBuilder<Tables, keyof Tables, { id: string }>,
  query: SearchQuery,
): Promise<number> {
  const { count } = await database
    .selectFrom((isSearch(query) ? rows.limit(MOST_FOUND + 1) : rows).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a page says of how many there are, by what was counted. */
export function totalOf(
  query: SearchQuery,
  counted: number,
): { readonly total: number; readonly isMore: boolean } {
  const isMore = isSearch(query) && counted > MOST_FOUND;
  return { total: isMore ? MOST_FOUND : counted, isMore };
}

/** As much of a text column as beginningOf in the core needs, so that a list does not read long texts. */
export function beginningColumn(name: string): RawBuilder<string> {
  return sql<string>`left(${sql.ref(name)}, ${sql.lit(BEGINNING + 1)})`;
}
