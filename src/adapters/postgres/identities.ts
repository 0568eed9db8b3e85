import { type QueryExecutorProvider, sql } from 'kysely';
import type { GiftDonor } from '../../core/gifts/gift';
import { donorIdentity, identityOf } from '../../core/shared/who-is-who';
import type { Database } from './database';

/** So many rows get their identity at once. */
const PART = 1_000;

type Executor = QueryExecutorProvider;
type Named = 'application' | 'signup';

/** The rows without an identity: indexes have the same conditions. */
const UNFILLED = {
  gift: sql<boolean>`donor_identity = ''`,
  receipt: sql<boolean>`donor_identity = ''`,
  application: sql<boolean>`identity is null and person_id is null and erased_at is null`,
  signup: sql<boolean>`identity is null and person_id is null and erased_at is null`,
};

/**
 * Says of rows who their people are where nobody has said it: of all that a version before wrote, while it ran or after a step of the
 * tables. People without an account who had one key because they share a contact get one each. Gifts and receipts are filled in parts, so
 * that nobody waits long who changes one.
 */
export async function fillIdentities(database: Database): Promise<void> {
  const { rows } = await sql<{ readonly isUnfilled: boolean }>`
    select exists (select from gift where ${UNFILLED.gift}) or exists (select from receipt where ${UNFILLED.receipt})
      or exists (select from application where ${UNFILLED.application})
      or exists (select from signup where ${UNFILLED.signup}) as "isUnfilled"`.execute(database);
  if (!rows[0]?.isUnfilled) return;
  await inParts((last) => database.transaction().execute((transaction) => fillDonors(transaction, last)));
  await inParts((last) => database.transaction().execute((transaction) => fillReceipts(transaction, last)));
  await database.transaction().execute(async (transaction) => {
    const applications = await inParts((last) => fillNamed(transaction, 'application', last));
    const signups = await inParts((last) => fillNamed(transaction, 'signup', last));
    if (applications + signups > 0) await keyPeople(transaction);
  });
}

interface Filled {
  readonly id: string;
}

async function fillDonors(transaction: Executor, last: string): Promise<readonly Filled[]> {
  const { rows } = await sql<GiftDonor & { readonly id: string; readonly erased: string | null }>`
    select id, name, email, address, case when starts_with(person_id, 'erased:') then person_id end as erased
    from gift where ${UNFILLED.gift} and id > ${last} order by id limit ${sql.lit(PART)} for update`.execute(
    transaction,
  );
  const identities = rows.map((row) => row.erased ?? donorIdentity(row));
  await sql`update gift set donor_identity = filled.identity from ${filled(rows, identities)}
    where gift.id = filled.id`.execute(transaction);
  return rows;
}

/** A receipt belongs to the donor whom it names. */
async function fillReceipts(transaction: Executor, last: string): Promise<readonly Filled[]> {
  const { rows } = await sql<{
    readonly id: string;
    readonly donor: GiftDonor;
    readonly erased: string | null;
  }>`
    select id, text::jsonb -> 'donor' as donor, case when starts_with(donor_key, 'erased:') then donor_key end as erased
    from receipt where ${UNFILLED.receipt} and id > ${last} order by id limit ${sql.lit(PART)} for update`.execute(
    transaction,
  );
  const identities = rows.map(({ donor, erased }) => erased ?? donorIdentity(donor));
  await sql`update receipt set donor_identity = filled.identity from ${filled(rows, identities)}
    where receipt.id = filled.id`.execute(transaction);
  return rows;
}

async function fillNamed(transaction: Executor, table: Named, last: string): Promise<readonly Filled[]> {
  const { rows } = await sql<{ readonly id: string; readonly name: string; readonly contact: string }>`
    select id, name, contact from ${sql.table(table)} where ${UNFILLED[table]} and id > ${last}
    order by id limit ${sql.lit(PART)} for update`.execute(transaction);
  await sql`update ${sql.table(table)} as named set identity = filled.identity from ${filled(rows, rows.map(identityOf))}
    where named.id = filled.id`.execute(transaction);
  return rows;
}

function filled(rows: readonly Filled[], identities: readonly (string | null)[]) {
  return sql`unnest(${rows.map(({ id }) => id)}::text[], ${identities}::text[]) as filled(id, identity)`;
}

/**
 * One key for each person without an account. Of several who had the same one, the person of the first record keeps it, with all records
 * whose words are gone: nobody can say whose those were.
 */
async function keyPeople(transaction: Executor): Promise<void> {
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

/** Fills part after part, each from the last id of the one before, and answers how many rows there were. */
async function inParts(fill: (last: string) => Promise<readonly Filled[]>): Promise<number> {
  let count = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await fill(last);
    count += rows.length;
    last = rows.at(-1)?.id;
  }
  return count;
}
