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
  return searchWords(...texts).join(' ');
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

type Ids = SelectQueryBuilder<Tables, keyof Tables, { id: string }>;

/** How a page is read of what was found. */
interface PageReader<T, Counts> {
  readonly order: RawBuilder<unknown>;
  readonly counts: Promise<Counts>;
  /** How many were found, as the counts say it; null where words or days narrow it, so that it has to be counted. */
  readonly totalIn: ((counts: Counts) => number) | null;
  readonly read: (ids: Ids) => Promise<readonly T[]>;
}

/** The page that foundPageOf in the core answers. It is found in an index, and only its own rows are read. */
export async function foundPage<T, Counts>(
  database: Database,
  query: SearchQuery,
  found: Ids,
  { order, counts, totalIn, read }: PageReader<T, Counts>,
) {
  const isSearch = wantedWords(query.search).length > 0;
  // Of what is found by words only the first are shown, and no more are counted than tell that there are too many.
  const offset = (query.page - 1) * query.size;
  const room = isSearch ? Math.max(0, Math.min(query.size, MOST_FOUND - offset)) : query.size;
  const [shown, most, items] = await Promise.all([
    counts,
    totalIn ? counts.then(totalIn) : countRows(database, isSearch ? found.limit(MOST_FOUND + 1) : found),
    read(found.orderBy(order).limit(room).offset(offset)),
  ]);
  const isMore = isSearch && most > MOST_FOUND;
  return { items, total: isMore ? MOST_FOUND : most, isMore, counts: shown };
}

async function countRows(database: Database, rows: Ids): Promise<number> {
  const counted = database.selectFrom(rows.as('found')).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** As much of a text column as beginningOf in the core needs, so that a list does not read long texts. */
export function beginningColumn(name: string): RawBuilder<string> {
  return sql<string>`left(${sql.ref(name)}, ${sql.lit(BEGINNING + 1)})`;
}
