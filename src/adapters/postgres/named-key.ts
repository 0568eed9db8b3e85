import type { NamedPerson } from '../../core/shared/person-key';
import { identityOf } from '../../core/shared/who-is-who';
import type { Database } from './database';

/** The key of the records of somebody without an account in a table; null for none. */
export async function keyOfNamed(
  database: Database,
  table: 'application' | 'signup',
  who: NamedPerson,
): Promise<string | null> {
  const identity = identityOf(who);
  if (identity === null) return null;
  const row = await database
    .selectFrom(table)
    .select('person_key')
    .where('identity', '=', identity)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.person_key ?? null;
}
