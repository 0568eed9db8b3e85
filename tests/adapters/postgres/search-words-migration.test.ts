import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applicationRow } from '../../../src/adapters/postgres/applications/application-row';
import type { Database } from '../../../src/adapters/postgres/database';
import { giftRow } from '../../../src/adapters/postgres/gifts/gift-row';
import { messageRow } from '../../../src/adapters/postgres/messages/message-row';
import { searchWordsMigration } from '../../../src/adapters/postgres/migrations/search-words-migration';
import { pickupRow } from '../../../src/adapters/postgres/pickups/pickup-row';
import { receiptRow } from '../../../src/adapters/postgres/receipts/receipt-row';
import { anApplication } from '../../support/application-builder';
import { aDonor, aGift } from '../../support/gift-builder';
import { aMessage, aPickup } from '../../support/message-builder';
import { aPerson } from '../../support/person-builder';
import { personRow } from '../../support/person-row';
import { issuedReceipt } from '../../support/receipt-builder';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

const TABLES = ['user', 'contact_message', 'pickup_request', 'gift', 'receipt', 'application'] as const;

const POLISH = aDonor({ name: 'Łukasz Nowak', email: 'lukasz@mail.example' });
const IRISH = aDonor({ name: 'Saoirse O’Dowd', email: 'saoirse@mail.example' });

async function store(database: Database): Promise<void> {
  const people = [
    aPerson({ id: 'p1', name: 'Łukasz Nowak', phone: '(702) 555-0134' }),
    aPerson({ id: 'p2', name: 'Ada Byron', email: 'ada@fsr.example' }),
  ];
  await database.insertInto('user').values(people.map(personRow)).execute();
  const messages = [aMessage({ text: 'Vol\u00adun\u200bteer? Call 702.555.0134' }), aMessage({ id: 'm2' })];
  await database.insertInto('contact_message').values(messages.map(messageRow)).execute();
  const pickups = [
    aPickup({ phone: '+1 702 555 0134' }),
    aPickup({ id: 'p2', name: "Saoirse O'Dowd", phone: '' }),
  ];
  await database.insertInto('pickup_request').values(pickups.map(pickupRow)).execute();
  const gifts = [aGift({ donor: POLISH }), aGift({ id: 'g2' })];
  await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  const gift = aGift({ id: 'irish', donor: IRISH });
  const receipts = [issuedReceipt({ kind: 'single', giftId: 'irish' }, { gifts: [gift], goods: [] }, 1)];
  await database.insertInto('receipt').values(receipts.map(receiptRow)).execute();
  const applications = [
    anApplication({ name: 'Jürgen Weiß', contact: '702-555-0134' }),
    anApplication({ id: 'a2' }),
  ];
  await database.insertInto('application').values(applications.map(applicationRow)).execute();
}

async function wordsOf(database: Database): Promise<unknown> {
  const words = TABLES.map(async (table) => {
    const { rows } = await sql`select id, search::text from ${sql.table(table)} order by id`.execute(
      database,
    );
    return [table, rows];
  });
  return Object.fromEntries(await Promise.all(words));
}

test('what is found by old words is found by the new ones, and what a letter is in itself stays', async () => {
  const database = await empty();
  await store(database);
  const fresh = await wordsOf(database);
  // As the version before cut them.
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set search = 'łukasz dowd vol un teer 702 555 0134'::tsvector
      where search @@ 'lukasz | odowd | volunteer | weiss | 7025550134'::tsquery`.execute(database);
  expect(await wordsOf(database)).not.toEqual(fresh);

  for (let time = 0; time < 2; time++) {
    await database.transaction().execute((transaction) => searchWordsMigration.up(transaction));
    expect(await wordsOf(database)).toEqual(fresh);
  }
});
