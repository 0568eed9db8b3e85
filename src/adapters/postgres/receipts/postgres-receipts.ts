import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { GiftOwner } from '../../../core/gifts/gift';
import type { ReceiptAsk } from '../../../core/receipts/issue-receipt';
import { type Receipt, receiptedIds } from '../../../core/receipts/receipt';
import type { ReceiptMailing, ReceiptRepository } from '../../../core/receipts/receipt.repository.port';
import type { DonorYearQuery, ReceiptQuery } from '../../../core/receipts/receipts.inputs';
import type { Database, Tables } from '../database';
import { isInSearchColumn } from '../word-search';
import { donorPage } from './receipt-donors';
import { receiptOf, receiptRow } from './receipt-row';
import { givenFor, givenOnNoStatement, organizationIn } from './receipt-sources';

/** Receipts in PostgreSQL. Numbers are given one after the other, in whichever process. */
export class PostgresReceipts implements ReceiptRepository {
  constructor(private readonly database: Database) {}

  async lock(): Promise<void> {
    await sql`lock table receipt_count in exclusive mode`.execute(this.database);
  }

  async find(id: string): Promise<Receipt | null> {
    return (await this.withIds([id]))[0] ?? null;
  }

  async add(receipt: Receipt): Promise<void> {
    const { id, kind, state } = receipt;
    await this.database.insertInto('receipt').values(receiptRow(receipt)).execute();
    const gifts = receiptedIds(receipt).map((giftId) => ({
      ...{ id: `${id}:${giftId}`, receipt_id: id, gift_id: giftId, kind, holds: state === 'issued' },
    }));
    await this.database.insertInto('receipt_gift').values(gifts).execute();
  }

  async replace(receipt: Receipt): Promise<void> {
    const { state, voided } = receiptRow(receipt);
    const { id } = receipt;
    await this.database.updateTable('receipt').set({ state, voided }).where('id', '=', id).execute();
    await this.database
      .updateTable('receipt_gift')
      .set({ holds: state === 'issued' })
      .where('receipt_id', '=', id)
      .execute();
  }

  async nextCount(year: number): Promise<number> {
    const { last } = await this.database
      .insertInto('receipt_count')
      .values({ year, last: 1 })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`receipt_count.last + 1` }))
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  }

  withIds(ids: readonly string[]): Promise<readonly Receipt[]> {
    return this.where(sql`id = any(${ids})`);
  }

  async holding(giftIds: readonly string[]): Promise<readonly Receipt[]> {
    const held = sql<SqlBool>`id in (select receipt_id from receipt_gift where holds and gift_id = any(${giftIds}))`;
    return (await this.where(held)).toReversed();
  }

  async statementOf(donorKey: string, year: number): Promise<Receipt | null> {
    const [found] = await this.where(
      sql`year = ${year} and md5(donor_key) = md5(${donorKey}) and donor_key = ${donorKey}
        and kind = 'statement' and state = 'issued'`,
    );
    return found ?? null;
  }

  async page(query: ReceiptQuery) {
    const words = isInSearchColumn(query.search);
    let found = this.database.selectFrom('receipt');
    if (query.year !== null) found = found.where('year', '=', query.year);
    if (query.kind !== null) found = found.where('kind', '=', query.kind);
    if (query.state !== null) found = found.where('state', '=', query.state);
    if (query.isPaper) found = found.where('donor_email', '=', '');
    if (words) found = found.where(words);
    // The page is found in an index, and only its own rows are read.
    const ids = latestFirst(found)
      .select('id')
      .limit(query.size)
      .offset((query.page - 1) * query.size);
    const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
    const [items, { total }] = await Promise.all([
      this.where(({ eb }) => eb('id', 'in', ids)),
      counted.executeTakeFirstOrThrow(),
    ]);
    return { items, total: Number(total) };
  }

  ofOwner({ personId, email }: GiftOwner): Promise<readonly Receipt[]> {
    return this.where(sql`(person_id = ${personId} or lower(donor_email) = ${email.trim().toLowerCase()})`);
  }

  organization() {
    return organizationIn(this.database);
  }

  given(ask: ReceiptAsk) {
    return givenFor(this.database, ask);
  }

  onNoStatement(statements: readonly Receipt[]) {
    return givenOnNoStatement(this.database, statements);
  }

  donors(query: DonorYearQuery) {
    return donorPage(this.database, query);
  }

  /** With the address as the outbox keeps it. */
  mailings(id: string) {
    return this.database
      .selectFrom('receipt_mail')
      .leftJoin('outbox_mail', 'outbox_mail.id', 'receipt_mail.mail_id')
      .select(['receipt_mail.queued_at as at', 'outbox_mail.to_address as to', 'outbox_mail.state as state'])
      .where('receipt_mail.receipt_id', '=', id)
      .orderBy('receipt_mail.queued_at', 'desc')
      .orderBy('receipt_mail.id')
      .execute();
  }

  async addMailing({ id, receiptId, mailId, at }: ReceiptMailing): Promise<void> {
    const mailing = { id, receipt_id: receiptId, mail_id: mailId, queued_at: at };
    await this.database.insertInto('receipt_mail').values(mailing).execute();
  }

  /** The latest number first. */
  private async where(
    condition: Parameters<SelectQueryBuilder<Tables, 'receipt', object>['where']>[0],
  ): Promise<readonly Receipt[]> {
    const rows = await latestFirst(this.database.selectFrom('receipt'))
      .selectAll()
      .where(condition)
      .execute();
    return rows.map(receiptOf);
  }
}

function latestFirst(receipts: SelectQueryBuilder<Tables, 'receipt', object>) {
  return receipts.orderBy('year', 'desc').orderBy('count', 'desc');
}
