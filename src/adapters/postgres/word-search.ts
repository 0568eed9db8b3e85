import { type RawBuilder, sql } from 'kysely';
import { searchWords, wantedWords } from '../../core/shared/search-words';

/**
 * What a row keeps in its column 'search': the words of its texts (core/shared/search-words.ts). The column is a tsvector,
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
