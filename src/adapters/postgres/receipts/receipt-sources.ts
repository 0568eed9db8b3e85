import { sql } from 'kysely';
import * as v from 'valibot';
import { DEFAULT_CONTENT } from '../../../core/content/default-content';
import { goodsOfPickup, type ReceivedGoods } from '../../../core/gifts/gift';
import type { ReceiptAsk, ReceiptSource } from '../../../core/receipts/issue-receipt';
import type { Receipt } from '../../../core/receipts/receipt';
import type { GivenThings } from '../../../core/receipts/receipt.repository.port';
import { startOfDay } from '../../../core/shared/time/calendar';
import type { Database } from '../database';
import { giftOf, IS_RECEIPTABLE } from '../gifts/gift-row';
import { inLockOrder } from '../lock-order';
import { pickupOf } from '../pickups/pickup-row';
import { settingsIn } from '../settings/postgres-settings';

const contactSchema = v.object({ address: v.string(), phone: v.string(), email: v.string() });

/** The foundation as receipts name it now. */
export async function organizationIn(database: Database): Promise<ReceiptSource['organization']> {
  const { legalName, ein, signatory } = await settingsIn(database);
  const row = await database
    .selectFrom('content_head')
    .select(sql<unknown>`content -> 'siteSettings' -> 'contact'`.as('contact'))
    .executeTakeFirst();
  const parsed = v.safeParse(contactSchema, row?.contact);
  const { address, phone, email } = parsed.success ? parsed.output : DEFAULT_CONTENT.siteSettings.contact;
  return { legalName, ein, signatory, address, phone, email };
}

/** Gifts and goods that receipts of one kind may be made of. Within a transaction nobody changes them until it ends. */
export async function givenFor(database: Database, asks: readonly ReceiptAsk[]): Promise<GivenThings> {
  const { ids, keys, years } = askedFor(asks);
  const all = inLockOrder(database.selectFrom('gift').selectAll());
  const meant =
    years.length === 0
      ? all.where(sql<boolean>`id = any(${ids}::text[])`)
      : all
          .where(sql<boolean>`md5(donor_identity) in (select md5(key) from unnest(${keys}::text[]) as key)`)
          .where(sql<boolean>`donor_identity = any(${keys}::text[])`)
          .where('received_on', '>=', `${Math.min(...years)}-01-01`)
          .where('received_on', '<=', `${Math.max(...years)}-12-31`);
  const gifts = await meant.$if(database.isTransaction, (rows) => rows.forShare()).execute();
  return { gifts: gifts.map(giftOf), goods: await goodsFor(database, asks) };
}

/** The gifts, or the donors and their years, that receipts are asked for. */
function askedFor(asks: readonly ReceiptAsk[]) {
  const statements = asks.flatMap((ask) => (ask.kind === 'statement' ? ask : []));
  return {
    ids: asks.flatMap((ask) => (ask.kind === 'single' ? ask.giftId : [])),
    keys: statements.map(({ donorKey }) => donorKey),
    years: statements.map(({ year }) => year),
  };
}

async function goodsFor(database: Database, asks: readonly ReceiptAsk[]): Promise<readonly ReceivedGoods[]> {
  const { ids, keys, years } = askedFor(asks);
  const emails = ['', ...keys.map((key) => key.slice(0, key.indexOf('\n')))];
  const meant =
    years.length === 0
      ? collected(database).where(sql<boolean>`id = any(${ids}::text[])`)
      : collected(database, years).where(sql<boolean>`lower(btrim(email)) = any(${emails}::text[])`);
  const rows = await meant.$if(database.isTransaction, (query) => query.forShare()).execute();
  return rows.flatMap((row) => goodsOfPickup(pickupOf(row)) ?? []);
}

/** Goods that came, or those from the first to the last of some years. */
function collected(database: Database, years: readonly number[] = []) {
  const all = database
    .selectFrom('pickup_request')
    .selectAll()
    .where('state', '=', 'collected')
    .orderBy('scheduled_at')
    .orderBy('id');
  if (years.length === 0) return all;
  return all
    .where('scheduled_at', '>=', startOfDay(`${Math.min(...years)}-01-01`))
    .where('scheduled_at', '<', startOfDay(`${Math.max(...years) + 1}-01-01`));
}

/** Gifts and goods that no statement names which holds, and that may belong on one of these. */
export async function givenOnNoStatement(
  database: Database,
  statements: readonly Receipt[],
): Promise<GivenThings> {
  const keys = statements.map(({ donorKey }) => donorKey);
  const emails = keys.map((key) => key.slice(0, key.indexOf('\n')));
  // Donors without an email are told apart by name, which the core does.
  if (statements.some(({ text }) => text.donor.email.trim() === '')) emails.push('');
  const years = statements.map(({ year }) => year);
  const [gifts, goods] = await Promise.all([
    database
      .selectFrom('gift')
      .selectAll()
      .where(sql<boolean>`md5(donor_identity) in (select md5(key) from unnest(${keys}::text[]) as key)`)
      .where('received_on', '>=', `${Math.min(...years)}-01-01`)
      .where('received_on', '<=', `${Math.max(...years)}-12-31`)
      .where(IS_RECEIPTABLE)
      .where(isOnNone('gift'))
      .execute(),
    collected(database, years)
      .where(sql<boolean>`lower(btrim(email)) = any(${emails})`)
      .where(isOnNone('pickup_request'))
      .execute(),
  ]);
  return {
    gifts: gifts.map(giftOf),
    goods: goods.flatMap((row) => goodsOfPickup(pickupOf(row)) ?? []),
  };
}

/** Whether no statement that holds names a row of a table. */
function isOnNone(table: 'gift' | 'pickup_request') {
  return sql<boolean>`not exists (select from receipt_gift
    where holds and kind = 'statement' and gift_id = ${sql.ref(`${table}.id`)})`;
}
