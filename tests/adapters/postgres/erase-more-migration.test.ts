import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/adapters/postgres/connection/migrate';
import type { Database } from '../../../src/adapters/postgres/database';
import { giftRow } from '../../../src/adapters/postgres/gifts/gift-row';
import { pickupRow } from '../../../src/adapters/postgres/pickups/pickup-row';
import { receiptOf, receiptRow } from '../../../src/adapters/postgres/receipts/receipt-row';
import { erasedNumber } from '../../../src/core/gifts/gift';
import { erasedAddress } from '../../../src/core/privacy/erased-person';
import { voidedReceipt } from '../../../src/core/receipts/receipt';
import { aDonor, aGift } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';
import { issuedReceipt, someGoods } from '../../support/receipt-builder';
import { databaseWithoutTables } from '../../support/test-database';

const NOBODY = aDonor({ name: 'Erased person', email: '' });

/** A gift of somebody, with a benefit and a provider's number, as an erasure left it then. */
const giftOfErased = aGift({
  id: 'g1',
  donor: NOBODY,
  personId: 'erased:one',
  importId: 'i1',
  cents: 4200,
  benefit: { description: 'Left words', cents: 100 },
  source: { provider: 'Form', externalId: 'left-number' },
});

/** Rows without the columns that came later than the step at which the database is. */
async function asOfThen<Row extends object>(
  database: Database,
  table: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(database);
  const names = columns.map(({ name }) => name);
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row,
  );
}

test('what erasures left of people before goes, and what others typed stays', async () => {
  const database = await databaseWithoutTables();
  await migrate(database, '0019-stored-words');
  const other = aGift({ id: 'g2', benefit: { description: 'Dinner', cents: 100 }, note: 'Kept' });
  await database
    .insertInto('gift')
    .values(await asOfThen(database, 'gift', [giftOfErased, other].map(giftRow)))
    .execute();
  await sql`insert into gift_import values ('i1', 'Form', 'left.csv', 1, 1, 0, 0), ('i2', 'Form', 'kept.csv', 1, 1, 0, 0)`.execute(
    database,
  );
  const asked = {
    email: '',
    phone: '',
    address: '',
    message: '',
    reason: 'Left reason',
    items: 'Left items',
  };
  const goods = [{ description: 'Left goods', count: 3 }];
  await database
    .insertInto('pickup_request')
    .values(
      await asOfThen(
        database,
        'pickup_request',
        [
          aPickup({ ...asked, id: 'p1', name: 'Erased person', goods }),
          aPickup({ id: 'p2', goods: [{ description: 'Boots', count: 1 }] }),
        ].map(pickupRow),
      ),
    )
    .execute();
  const source = { gifts: [{ ...giftOfErased, personId: null }], goods: [someGoods({ donor: NOBODY })] };
  for (const count of [10_000, 7]) {
    const issued = issuedReceipt({ kind: 'single', giftId: count === 7 ? 'boots' : 'g1' }, source, count);
    const voided = { on: '2027-01-02', cause: 'person', reason: 'Left reason', replacedBy: null } as const;
    const row = receiptRow(count === 7 ? voidedReceipt(issued, voided) : issued);
    await database
      .insertInto('receipt')
      .values(await asOfThen(database, 'receipt', [row]))
      .execute();
    await sql`update receipt set donor_key = 'erased:' || id, search = '2026 1000' where id = ${issued.id}`.execute(
      database,
    );
  }
  await sql`insert into receipt_run_donor values
    (E'2026\\nleft@mail.example\\n', 2026, E'erased:2026\\nleft@mail.example\\n', 'mailed'),
    (E'2026\\nkept@mail.example\\n', 2026, E'kept@mail.example\\n', null)`.execute(database);
  await sql`insert into "user" (id, name, email, "emailVerified", "banReason", search)
    values ('ben', 'Erased person', ${erasedAddress('ben')}, false, 'Left words', '')`.execute(database);

  await migrate(database);

  const tables = ['gift', 'gift_import', 'pickup_request', 'receipt', 'receipt_run_donor', 'user'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  expect(JSON.stringify(rows)).not.toMatch(/left/i);
  for (const kept of ['Dinner', 'Kept', 'kept.csv', 'Boots', 'kept@mail.example'])
    expect(JSON.stringify(rows)).toContain(kept);
  const gift = await database.selectFrom('gift').selectAll().where('id', '=', 'g1').executeTakeFirstOrThrow();
  expect(gift).toMatchObject({
    cents: 4200,
    benefit: 'Goods or services',
    benefit_cents: 100,
    donor_key: 'erased:one',
    external_id: erasedNumber('left-number'),
  });
  const { goods: left } = await database
    .selectFrom('pickup_request')
    .select('goods')
    .where('id', '=', 'p1')
    .executeTakeFirstOrThrow();
  expect(left).toEqual([{ description: 'Goods', count: 3 }]);
  const receipts = await database.selectFrom('receipt').selectAll().orderBy('count').execute();
  expect(receipts.map((row) => receiptOf(row).text.goods)).toMatchObject([
    [{ description: 'Goods', count: 5 }],
    [],
  ]);
  // The words of each are those of a receipt that is erased now.
  for (const { search, ...row } of receipts) {
    const receipt = receiptOf(row);
    const name = { ...receipt, text: { ...receipt.text, donor: NOBODY } };
    const { rows: words } = await sql<{ isSame: boolean }>`
      select ${search}::tsvector = ${receiptRow(name).search}::tsvector as "isSame"`.execute(database);
    expect(words).toEqual([{ isSame: true }]);
  }
  await database.destroy();
});
