import { type RawBuilder, sql } from 'kysely';
import type { NamedPerson } from '../../core/shared/person-key';
import type { Database } from './database';

/** Who somebody without an account is, as namedIdentity in the core says it; indexes have the same expression. */
const identity = (name: RawBuilder<unknown>, contact: RawBuilder<unknown>) => sql`(case
  when position('@' in ${contact}) > 0 then lower(btrim(${contact}))
  when length(regexp_replace(${contact}, '[^0-9]', '', 'g')) >= 7
    then regexp_replace(regexp_replace(${contact}, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')
  else lower(btrim(${name})) end)`;

/** The key of the records of somebody without an account in a table; null for none. */
export async function keyOfNamed(
  database: Database,
  table: 'application' | 'signup',
  who: NamedPerson,
): Promise<string | null> {
  const asked = identity(sql`${who.name}::text`, sql`${who.contact}::text`);
  const { rows } = await sql<{ readonly person_key: string }>`
    select person_key from ${sql.table(table)} where person_id is null and erased_at is null
      and ${identity(sql`name`, sql`contact`)} = nullif(${asked}, '') order by id limit 1`.execute(database);
  return rows[0]?.person_key ?? null;
}
