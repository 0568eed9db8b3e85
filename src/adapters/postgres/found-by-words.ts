import { type RawBuilder, sql } from 'kysely';
import { wantedWords } from '../../core/shared/search-words';

/**
 * Whether each word of a search begins a word of the column 'search'; null when the search has no words. The expression
 * is that of the index (inbox-migration.ts); words hold letters and digits only, so that none is an operator.
 */
export function foundByWords(search: string): RawBuilder<boolean> | null {
  const words = wantedWords(search);
  if (words.length === 0) return null;
  const question = words.map((word) => `'${word}':*`).join(' & ');
  return sql<boolean>`array_to_tsvector(string_to_array(search, ' ')) @@ ${question}::tsquery`;
}
