import { type Kysely, type Migration, sql } from 'kysely';
import type { GiftDonor } from '../../../core/gifts/gift';
import { calendarDateAt, startOfDay, yearOf } from '../../../core/shared/time/calendar';
import { donorIdentity } from '../../../core/shared/who-is-who';
import { formerKey } from '../receipts/receipt-row';
import { run } from './statements';

/** So many rows go to the database at once. */
const BATCH = 1_000;

type Donor = Pick<GiftDonor, 'name' | 'email' | 'address'>;

/**
 * Who is who by the contact together with the name, where it was the contact alone: who gave which gift, and one key for each person
 * without an account. Statements that were issued stay as they are, and belong to the donor whom they name. What those of the version
 * before find gifts by stays.
 */
export const whoIsWho: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      sql`alter table gift add column donor_identity text not null default ''`,
      sql`alter table receipt add column donor_identity text not null default ''`,
      sql`alter table application add column identity text collate "C"`,
      sql`alter table signup add column identity text collate "C"`,
      sql`create index gift_unfilled on gift (id) where donor_identity = ''`,
      sql`create index receipt_unfilled on receipt (id) where donor_identity = ''`,
      sql`create index application_unfilled on application (id) where identity is null and person_id is null and erased_at is null`,
      sql`create index signup_unfilled on signup (id) where identity is null and person_id is null and erased_at is null`,
    );
    const letters = await waitingLetters(database);
    await run(
      database,
      // An identity may be longer than what an index can hold.
      sql`create index gift_donor_identity on gift (md5(donor_identity), received_on)`,
      sql`create index receipt_donor_identity on receipt (year, md5(donor_identity))`,
      sql`create index application_identity on application (identity, id) where identity is not null`,
      sql`create index signup_identity on signup (identity, id) where identity is not null`,
      sql`drop index application_named, signup_named, gift_receipt_key`,
    );
    await renameLetters(database, letters);
  },
};

/** A donor who still waits for the letter of a year. */
interface WaitingLetter {
  readonly year: number;
  /** As the version before called them. */
  readonly key: string;
  readonly identity: string;
}

/** Who waits under a key of before, as the donors of the same gifts are called now. */
async function waitingLetters(database: Kysely<unknown>): Promise<readonly WaitingLetter[]> {
  const { rows: waiting } = await sql<{ readonly year: number; readonly key: string }>`
    select year, donor_key as key from receipt_run_donor where outcome is null and not starts_with(donor_key, 'erased:')`.execute(
    database,
  );
  if (waiting.length === 0) return [];
  const years = waiting.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const { rows: gifts } = await sql<Donor & { readonly day: string }>`
    select distinct name, email, address, left(received_on, 4) as day from gift
    where received_on between ${`${first}-01-01`} and ${`${last}-12-31`} and state <> 'pending'`.execute(
    database,
  );
  const { rows: goods } = await sql<Donor & { readonly at: number }>`
    select name, email, address, scheduled_at::float8 as at from pickup_request where state = 'collected'
      and scheduled_at >= ${startOfDay(`${first}-01-01`)} and scheduled_at < ${startOfDay(`${last + 1}-01-01`)}`.execute(
    database,
  );
  const isWaiting = new Set(waiting.map(placeOf));
  return [
    ...gifts.map(({ day, ...donor }) => ({ year: Number(day), donor })),
    ...goods.map(({ at, ...donor }) => ({ year: yearOf(calendarDateAt(at)), donor })),
  ]
    .map(({ year, donor }) => ({ year, key: formerKey(donor), identity: donorIdentity(donor) }))
    .filter((letter) => isWaiting.has(placeOf(letter)));
}

/**
 * Letters that are written belong to the donor whom the statement names; others of that address are added when the run is started again, and
 * get no other letter for gifts that are on it. Those who wait get a letter each.
 */
async function renameLetters(database: Kysely<unknown>, waiting: readonly WaitingLetter[]): Promise<void> {
  const { rows: letters } = await sql<Letter>`
    delete from receipt_run_donor where not starts_with(donor_key, 'erased:')
    returning year, donor_key as key, outcome`.execute(database);
  const { rows: statements } = await sql<Statement>`
    select id, year, donor_key as key, text::jsonb -> 'donor' as donor from receipt
    where kind = 'statement' and not starts_with(donor_key, 'erased:') order by state = 'issued', count`.execute(
    database,
  );
  const named = new Map(statements.map((statement) => [placeOf(statement), donorIdentity(statement.donor)]));
  const split = new Set(waiting.map(placeOf));
  const rows = [
    ...letters
      .filter((letter) => letter.outcome !== null || !split.has(placeOf(letter)))
      .map((letter) => ({ ...letter, key: (letter.outcome && named.get(placeOf(letter))) || letter.key })),
    ...waiting.map(({ year, identity }) => ({ year, key: identity, outcome: null })),
  ];
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`insert into receipt_run_donor (id, year, donor_key, outcome)
      select year || E'\n' || key, year, key, outcome
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + BATCH))}::json) as letter(year int4, key text, outcome text)
      on conflict (id) do nothing`.execute(database);
}

function placeOf({ year, key }: Pick<Letter, 'year' | 'key'>): string {
  return `${year}\n${key}`;
}

interface Letter {
  readonly year: number;
  readonly key: string;
  readonly outcome: string | null;
}

interface Statement {
  readonly id: string;
  readonly year: number;
  readonly key: string;
  readonly donor: Donor;
}
