import { sql } from 'kysely';
import type { GiftOwner } from '../../../core/gifts/gift';
import { type ErasableRecords, letterKeys, withoutPerson } from '../../../core/privacy/erased-records';
import { settingsWithout } from '../../../core/settings/settings';
import { identitiesAt } from '../../../core/shared/who-is-who';
import type { Database, Tables } from '../database';
import { giftOf, giftRow, importOf, importRow } from '../gifts/gift-row';
import { inLockOrder } from '../lock-order';
import { pickupOf, pickupRow } from '../pickups/pickup-row';
import { planOf, planRow } from '../plans/postgres-plans';
import { lockReceipts } from '../receipts/postgres-receipts';
import { runDonorRow } from '../receipts/postgres-statement-runs';
import { receiptOf, receiptRow } from '../receipts/receipt-row';
import { isOf } from '../records-of';
import { replaceRows } from '../replace-rows';
import { settingsIn } from '../settings/postgres-settings';

/** A donor of the letters of a year, as a run of its own. */
interface Letter {
  readonly id: string;
  readonly year: number;
  readonly donors: readonly {
    readonly key: string;
    readonly outcome: Tables['receipt_run_donor']['outcome'];
  }[];
}

/**
 * Erases what a person gave, asked for, wrote and was sent, within a transaction that has locked the person. Imports and letters
 * that are at work are finished first, then none begins; so the mails that go last are all mails about them.
 */
export async function eraseRecords(
  transaction: Database,
  owner: GiftOwner,
  nextId: () => string,
): Promise<void> {
  const before = await lockedRecords(transaction, owner);
  const after = withoutPerson(before, owner, nextId);
  await replaceRows(transaction, 'gift', changed(before.gifts, after.gifts).map(giftRow));
  await replaceRows(transaction, 'gift_import', changed(before.imports, after.imports).map(importRow));
  await replaceRows(transaction, 'pickup_request', changed(before.pickups, after.pickups).map(pickupRow));
  await replaceRows(transaction, 'recurring_plan', changed(before.plans, after.plans).map(planRow));
  const receipts = changed(before.receipts, after.receipts).map(receiptRow);
  await replaceRows(transaction, 'receipt', receipts);
  await replaceLetters(transaction, before.runs, after.runs);
  await transaction.deleteFrom('contact_message').where(isOf(owner).contact_message).execute();
  const letters = sql<boolean>`id in (select mail_id from receipt_mail
    where receipt_id = any(${receipts.map(({ id }) => id)}::text[]))`;
  const isAbout = sql<boolean>`about_address in (${owner.email}, ${owner.personId})`;
  await eraseFromSettings(transaction, owner.email, nextId());
  await transaction.deleteFrom('notice_digest').where(isOf(owner).notice_digest).execute();
  await transaction
    .deleteFrom('outbox_mail')
    .where(({ or }) => or([isOf(owner).outbox_mail, isAbout, letters]))
    .execute();
}

/**
 * The records that withoutPerson takes. They are locked in the order in which imports, letters and corrections do it, each
 * table's rows as sourceOf reads them: nobody waits for each other.
 */
async function lockedRecords(transaction: Database, owner: GiftOwner): Promise<ErasableRecords<Letter>> {
  await lockReceipts(transaction);
  await sql`lock table gift_import in share row exclusive mode`.execute(transaction);
  const theirs = isOf(owner);
  const gifts = await inLockOrder(transaction.selectFrom('gift').selectAll().where(theirs.gift))
    .forUpdate()
    .execute();
  const requests = transaction.selectFrom('pickup_request').selectAll().where(theirs.pickup_request);
  const pickups = await requests.orderBy('scheduled_at').orderBy('id').forUpdate().execute();
  const donationIds = [...gifts, ...pickups].map(({ id }) => id);
  const isTheirs = sql<boolean>`(${theirs.receipt}
    or id in (select receipt_id from receipt_gift where holds and gift_id = any(${donationIds}::text[])))`;
  const receipts = await transaction.selectFrom('receipt').selectAll().where(isTheirs).execute();
  // With the plans that their gifts are payments of, even those that somebody else holds.
  const paid = gifts.flatMap(({ plan_id }) => plan_id ?? []);
  const isPaid = sql<boolean>`(${theirs.recurring_plan} or id = any(${paid}::text[]))`;
  const ownPlans = transaction.selectFrom('recurring_plan').selectAll().where(isPaid).orderBy('id');
  const plans = await ownPlans.forUpdate().execute();
  const isOfGift = sql<boolean>`id = any(${gifts.flatMap(({ import_id }) => import_id ?? [])}::text[])`;
  const imports = await transaction.selectFrom('gift_import').selectAll().where(isOfGift).execute();
  const records = {
    gifts: gifts.map(giftOf),
    imports: imports.map(importOf),
    pickups: pickups.map(pickupOf),
    plans: plans.map(planOf),
    receipts: receipts.map(receiptOf),
  };
  const letters = await transaction
    .selectFrom('receipt_run_donor')
    .selectAll()
    .where(
      sql<boolean>`(donor_key = any(${letterKeys(records)}::text[]) or starts_with(donor_key, ${identitiesAt(owner.email)}))`,
    )
    .execute();
  const runs = letters.map(({ id, year, donor_key, outcome }) => ({
    id,
    year,
    donors: [{ key: donor_key, outcome }],
  }));
  return { ...records, runs };
}

/** What is not the same as before. */
function changed<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.filter((record, index) => record !== before[index]);
}

/** A donor's key is a part of the row's id. */
async function replaceLetters(
  transaction: Database,
  before: readonly Letter[],
  after: readonly Letter[],
): Promise<void> {
  const letters = changed(before, after);
  if (letters.length === 0) return;
  const ids = letters.map(({ id }) => id);
  await transaction.deleteFrom('receipt_run_donor').where('id', 'in', ids).execute();
  const rows = letters.flatMap(({ year, donors }) =>
    donors.map(({ key, outcome }) => ({ ...runDonorRow(year, key), outcome })),
  );
  await transaction.insertInto('receipt_run_donor').values(rows).execute();
}

/** Removes the address from the settings; settings without it stay as they are. */
async function eraseFromSettings(transaction: Database, email: string, revision: string): Promise<void> {
  const stored = await settingsIn(transaction);
  const settings = settingsWithout(stored, email);
  if (settings === stored) return;
  await transaction
    .updateTable('settings')
    .set({ revision, settings: JSON.stringify(settings) })
    .execute();
}
