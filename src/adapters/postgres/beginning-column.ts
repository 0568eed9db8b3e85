import { type RawBuilder, sql } from 'kysely';
import { BEGINNING } from '../../core/shared/text/beginning-of';

/** As much of a text column as beginningOf in the core needs, so that a list does not read long texts. */
export function beginningColumn(name: string): RawBuilder<string> {
  return sql<string>`left(${sql.ref(name)}, ${sql.lit(BEGINNING + 1)})`;
}
