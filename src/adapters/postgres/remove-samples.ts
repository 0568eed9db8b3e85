import { type RawBuilder, sql } from 'kysely';
import { changedSettings, FIRST_SETTINGS, type Settings } from '../../core/settings/settings';
import { donorIdentity } from '../../core/shared/who-is-who';
import { changeAuditLog, type TableCounts } from './copy-database';
import type { Database } from './database';

/** What samples put into the settings. */
const OF_FOUNDATION = ['legalName', 'ein', 'formationState', 'purpose'] as const;

/** How sample rows are known: by the ids and addresses that the samples are made with, however they were changed since. */
export interface SampleMarks {
  /**
   * What the ids of sample gifts, receipts, plans, programs, applications, events, sign-ups, guides and moves of the shelf begin with; the
   * ids of all other records are random.
   */
  readonly prefix: string;
  /** The ids of the other samples. */
  readonly ids: readonly string[];
  /** The addresses of the sample accounts, in small letters. Addresses of accounts never change. */
  readonly emails: readonly string[];
  /** What the settings say of the sample foundation. */
  readonly foundation: Pick<Settings, (typeof OF_FOUNDATION)[number]>;
}

/** The tables that samples are put into, with those that have ids in an order in which they can be deleted. */
const SAMPLE_TABLES = [
  'receipt',
  'gift',
  'recurring_plan',
  'campaign',
  'contact_message',
  'pickup_request',
  'shelf_move',
  'staff_note',
  'application',
  'signup',
  'event',
  'program',
  'completion',
  'guide',
  'user',
] as const;

/** How many samples each table holds; tables without any are left out. */
export async function countSamples(database: Database, marks: SampleMarks): Promise<TableCounts> {
  const counts: Record<string, number> = {};
  for (const table of SAMPLE_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${isSample(table, marks)}`.execute(database);
    counts[table] = rows[0]?.count ?? 0;
  }
  const { rows } = await sql<{ settings: object }>`
    select settings from settings where ${saysSampleFoundation(marks)}`.execute(database);
  counts.settings = rows.length;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/**
 * Deletes the sample data within a transaction, with everything that depends on it, and answers how many samples each
 * table held. Gifts and plans of real people stay, but lose their link to a sample campaign or account. A receipt is
 * deleted with the sample gift that it is for, or with the sample foundation that it names; numbering continues after
 * the remaining receipts.
 */
export async function removeSamples(transaction: Database, marks: SampleMarks): Promise<TableCounts> {
  const counts = await countSamples(transaction, marks);
  if (Object.keys(counts).length === 0) return counts;
  const people = await idsIn(transaction, 'user', isSample('user', marks));
  const receipts = await idsIn(transaction, 'receipt', isSampleReceipt(marks));
  await removeMails(transaction, marks, receipts);
  await removeReceipts(transaction, marks, receipts);
  const theirs = sql<boolean>`person_id in (${sql.join(orNone(people))})`;
  const plans = await idsIn(transaction, 'recurring_plan', theirs);
  await sql`delete from recurring_plan where ${theirs}`.execute(transaction);
  const gone = [...receipts, ...plans];
  for (const table of SAMPLE_TABLES) {
    gone.push(...(await idsIn(transaction, table, isSample(table, marks))));
    await sql`delete from ${sql.table(table)} where ${isSample(table, marks)}`.execute(transaction);
  }
  const ofPlans = sql<boolean>`(${isMarked('plan_id', marks)} or plan_id in (${sql.join(orNone(plans))}))`;
  await forget(transaction, 'gift', 'campaign_id', isMarked('campaign_id', marks));
  await forget(transaction, 'gift', 'plan_id', ofPlans);
  await forget(transaction, 'gift', 'person_id', theirs);
  await forget(transaction, 'receipt', 'person_id', theirs);
  await resetFoundation(transaction, marks);
  await changeAuditLog(transaction, async () => {
    await transaction.deleteFrom('audit_entry').where('subject_id', 'in', orNone(gone)).execute();
  });
  return counts;
}

/** Lets the rows that stay name nothing in a column where they named what is gone. */
async function forget(
  transaction: Database,
  table: string,
  column: string,
  isGone: RawBuilder<boolean>,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${isGone}`.execute(transaction);
}

/** Whether an id, null included, is one of a sample. */
function isMarked(column: string, { prefix, ids }: SampleMarks): RawBuilder<boolean> {
  const id = sql.ref(column);
  return sql<boolean>`coalesce(starts_with(${id}, ${prefix}) or ${id} in (${sql.join(ids)}), false)`;
}

function isSample(table: string, marks: SampleMarks): RawBuilder<boolean> {
  const marked = isMarked('id', marks);
  switch (table) {
    case 'user':
      return sql<boolean>`(${marked} or email in (${sql.join(marks.emails)}))`;
    case 'application':
      // Nobody can answer one whose program or applicant is gone.
      return sql<boolean>`(${marked} or ${isMarked('program_id', marks)}
        or coalesce(person_id in (select id from "user" where ${isSample('user', marks)}), false))`;
    case 'event':
      return sql<boolean>`(${marked} or ${isMarked('program_id', marks)})`;
    case 'signup':
      // Nobody comes to an event that is gone, and nobody's work is nobody's.
      return sql<boolean>`(${marked} or ${isMarked('program_id', marks)}
        or coalesce(event_id in (select id from event where ${isSample('event', marks)}), false)
        or coalesce(person_id in (select id from "user" where ${isSample('user', marks)}), false))`;
    case 'completion':
      return sql<boolean>`(${isMarked('guide_id', marks)}
        or person_id in (select id from "user" where ${isSample('user', marks)}))`;
    case 'staff_note':
      return sql<boolean>`id in (select id from application where ${isSample('application', marks)})`;
    case 'shelf_move':
      // Nor can anybody say for whom or from what pairs were that samples named.
      return sql<boolean>`(${marked} or ${isMarked('reverses', marks)} or ${isMarked('pickup_id', marks)}
        or coalesce(application_id in (select id from application where ${isSample('application', marks)}), false))`;
    default:
      return marked;
  }
}

/** Receipts of the samples, and those that somebody issued for a sample gift or in the sample foundation's name. */
function isSampleReceipt(marks: SampleMarks): RawBuilder<boolean> {
  return sql<boolean>`(${isMarked('id', marks)}
    or id in (select receipt_id from receipt_gift where ${isMarked('gift_id', marks)})
    or text->'organization'->>'legalName' = ${marks.foundation.legalName})`;
}

function saysSampleFoundation({ foundation }: SampleMarks): RawBuilder<boolean> {
  return sql<boolean>`(settings->>'legalName' = ${foundation.legalName} or settings->>'ein' = ${foundation.ein})`;
}

async function idsIn(
  transaction: Database,
  table: string,
  condition: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${condition}`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

/** For lists in a statement, which cannot be empty; no row has an empty id. */
function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [''] : ids;
}

/** Mails and digests to the sample accounts, to the donors of sample gifts and to who is signed up in samples, or about a sample receipt. */
async function removeMails(
  transaction: Database,
  marks: SampleMarks,
  receipts: readonly string[],
): Promise<void> {
  const addresses = sql`select lower(email) from gift where ${isMarked('id', marks)}
    union select lower(contact) from signup where ${isMarked('id', marks)}
    union select email from "user" where ${isSample('user', marks)}`;
  const people = sql`select id from "user" where ${isSample('user', marks)}`;
  const ofReceipts = sql`select mail_id from receipt_mail where receipt_id in (${sql.join(orNone(receipts))})`;
  await sql`delete from outbox_mail where lower(to_address) in (${addresses})
    or lower(to_address) in (${sql.join(marks.emails)}) or about_address in (${addresses}) or about_address in (${people}) or id::text in (${ofReceipts})`.execute(
    transaction,
  );
  await sql`delete from notice_digest where lower(to_address) in (${addresses})`.execute(transaction);
}

/** Receipts with all that is kept of them. */
async function removeReceipts(
  transaction: Database,
  marks: SampleMarks,
  receipts: readonly string[],
): Promise<void> {
  const gone = orNone(receipts);
  const goods = await transaction
    .selectFrom('pickup_request')
    .select(['name', 'email', 'phone', 'address'])
    .where(isMarked('id', marks))
    .execute();
  // A letter is written to a donor, not to a gift: whose letter was for samples gets a new one.
  await sql`delete from receipt_run_donor where donor_key in (
    select donor_identity from receipt where id in (${sql.join(gone)})
    union select donor_identity from gift where ${isMarked('id', marks)})
    or donor_key in (${sql.join(orNone(goods.map(donorIdentity)))})`.execute(transaction);
  await sql`delete from receipt_run where year not in (select year from receipt_run_donor)`.execute(
    transaction,
  );
  await transaction.deleteFrom('receipt_mail').where('receipt_id', 'in', gone).execute();
  await transaction.deleteFrom('receipt_gift').where('receipt_id', 'in', gone).execute();
  await transaction.deleteFrom('receipt').where('id', 'in', gone).execute();
  await sql`delete from receipt_count where year not in (select year from receipt)`.execute(transaction);
  await sql`update receipt_count set last =
    (select max(count) from receipt where receipt.year = receipt_count.year)`.execute(transaction);
}

/** What the settings say of the sample foundation; all else that was decided stays. */
async function resetFoundation(transaction: Database, { foundation }: SampleMarks): Promise<void> {
  const row = await transaction.selectFrom('settings').select('settings').executeTakeFirst();
  if (!row) return;
  const before = { ...FIRST_SETTINGS, ...(row.settings as Partial<Settings>) };
  const samples = OF_FOUNDATION.filter((field) => before[field] === foundation[field]);
  const emptied = Object.fromEntries(samples.map((field) => [field, FIRST_SETTINGS[field]]));
  const nextSettings: Settings = { ...before, ...emptied };
  if (changedSettings(FIRST_SETTINGS, nextSettings).length === 0)
    await transaction.deleteFrom('settings').execute();
  else
    await transaction
      .updateTable('settings')
      .set({ settings: JSON.stringify(nextSettings) })
      .execute();
}
