import { type QueryExecutorProvider, sql } from 'kysely';
import type { GiftDonor } from '../../core/gifts/gift';
import { donorIdentity, identityOf } from '../../core/shared/who-is-who';
import type { Database } from './database';

/** So many rows get their identity at once. */
const BATCH = 2_000;

type Named = 'application' | 'signup';

/** The rows without an identity: indexes have the same conditions. */
const UNFILLED = {
  gift: sql<boolean>`donor_identity = ''`,
  receipt: sql<boolean>`donor_identity = ''`,
  application: sql<boolean>`identity is null and person_id is null and erased_at is null`,
  signup: sql<boolean>`identity is null and person_id is null and erased_at is null`,
};

/**
 * Says of rows who their people are where nobody has said it: all of those that a version before wrote. People without an account who had
 * one key because they share a contact get one each. Within a transaction.
 */
export async function fillIdentities(transaction: QueryExecutorProvider): Promise<void> {
  await fillDonors(transaction);
  await fillReceipts(transaction);
  const filled = [await fillNamed(transaction, 'application'), await fillNamed(transaction, 'signup')];
  if (filled.some((count) => count > 0)) await keyPeople(transaction);
}

/** The same, in a transaction of its own, where there is anything to do. */
export async function fillLeftIdentities(database: Database): Promise<void> {
  const { rows } = await sql<{ readonly any: boolean }>`
    select exists (select from gift where ${UNFILLED.gift}) or exists (select from receipt where ${UNFILLED.receipt})
      or exists (select from application where ${UNFILLED.application})
      or exists (select from signup where ${UNFILLED.signup}) as any`.execute(database);
  if (rows[0]?.any) await database.transaction().execute(fillIdentities);
}

async function fillDonors(transaction: QueryExecutorProvider): Promise<void> {
  type Row = GiftDonor & { readonly id: string; readonly erased: string | null };
  await inBatches(async (last) => {
    const { rows } = await sql<Row>`
      select id, name, email, address, case when starts_with(person_id, 'erased:') then person_id end as erased
      from gift where ${UNFILLED.gift} and id > ${last} order by id limit ${sql.lit(BATCH)} for update`.execute(
      transaction,
    );
    const identities = rows.map((row) => row.erased ?? donorIdentity(row));
    await sql`update gift set donor_identity = filled.identity
      from unnest(${rows.map(({ id }) => id)}::text[], ${identities}::text[]) as filled(id, identity)
      where gift.id = filled.id`.execute(transaction);
    return rows;
  });
}

/** A receipt belongs to the donor whom it names. */
async function fillReceipts(transaction: QueryExecutorProvider): Promise<void> {
  type Row = { readonly id: string; readonly donor: GiftDonor; readonly erased: string | null };
  await inBatches(async (last) => {
    const { rows } = await sql<Row>`
      select id, text::jsonb -> 'donor' as donor, case when starts_with(donor_key, 'erased:') then donor_key end as erased
      from receipt where ${UNFILLED.receipt} and id > ${last} order by id limit ${sql.lit(BATCH)} for update`.execute(
      transaction,
    );
    const identities = rows.map(({ donor, erased }) => erased ?? donorIdentity(donor));
    await sql`update receipt set donor_identity = filled.identity
      from unnest(${rows.map(({ id }) => id)}::text[], ${identities}::text[]) as filled(id, identity)
      where receipt.id = filled.id`.execute(transaction);
    return rows;
  });
}

/** Answers how many rows there were. */
async function fillNamed(transaction: QueryExecutorProvider, table: Named): Promise<number> {
  type Row = { readonly id: string; readonly name: string; readonly contact: string };
  return inBatches(async (last) => {
    const { rows } = await sql<Row>`
      select id, name, contact from ${sql.table(table)} where ${UNFILLED[table]} and id > ${last}
      order by id limit ${sql.lit(BATCH)} for update`.execute(transaction);
    await sql`update ${sql.table(table)} as named set identity = filled.identity
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(identityOf)}::text[]) as filled(id, identity)
      where named.id = filled.id`.execute(transaction);
    return rows;
  });
}

/**
 * One key for each person without an account. Of several who had the same one, the person of the first record keeps it, with all records
 * whose words are gone: nobody can say whose those were.
 */
async function keyPeople(transaction: QueryExecutorProvider): Promise<void> {
  await sql`create temporary table named_key on commit drop as
    with named as (
      select id, identity, person_key from application where identity <> ''
      union all select id, identity, person_key from signup where identity <> ''
    ), person as (
      select identity, min(person_key collate "C") as person_key, min(id collate "C") as first from named group by identity
    )
    select identity, case when row_number() over (partition by person_key order by first, identity collate "C") = 1
      then person_key else gen_random_uuid()::text end as person_key from person`.execute(transaction);
  await sql`create unique index named_key_identity on named_key (identity)`.execute(transaction);
  await sql`analyze named_key`.execute(transaction);
  for (const table of ['application', 'signup'] as const)
    await sql`update ${sql.table(table)} as named set person_key = named_key.person_key from named_key
      where named.identity = named_key.identity and named.person_key <> named_key.person_key`.execute(
      transaction,
    );
  await sql`drop table named_key`.execute(transaction);
}

/** Fills batch after batch, each from the last id of the one before. */
async function inBatches(
  fill: (last: string) => Promise<readonly { readonly id: string }[]>,
): Promise<number> {
  let count = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await fill(last);
    count += rows.length;
    last = rows.at(-1)?.id;
  }
  return count;
}
