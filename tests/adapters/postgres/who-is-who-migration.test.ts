import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/adapters/postgres/connection/migrate';
import type { Database } from '../../../src/adapters/postgres/database';
import { giftOf } from '../../../src/adapters/postgres/gifts/gift-row';
import { FIRST_STEP } from '../../../src/adapters/postgres/migrations/migrations';
import { postgresReceipts, receiptCaches } from '../../../src/adapters/postgres/receipts/postgres-receipts';
import { receiptOf } from '../../../src/adapters/postgres/receipts/receipt-row';
import { countedDonor, type Gift } from '../../../src/core/gifts/gift';
import { namedIdentity } from '../../../src/core/shared/person-key';
import { donorIdentity } from '../../../src/core/shared/who-is-who';
import { FakeTime } from '../../support/fake-time';
import { aDonor, aGift } from '../../support/gift-builder';
import { issuedReceipt } from '../../support/receipt-builder';
import { databaseWithoutTables } from '../../support/test-database';

const HOME = 'home@mail.example';
const maren = aDonor({ name: 'Maren Holt', email: HOME });
const idris = aDonor({ name: 'Idris Vale', email: HOME });

/** Stores a gift as the version before did, which knew donors by the address alone. */
async function storeGift(database: Database, { donor, ...gift }: Gift): Promise<void> {
  const { name, email, address } = donor;
  const key = gift.personId?.startsWith('erased:')
    ? gift.personId
    : (email.trim() || name.trim()).toLowerCase();
  await sql`insert into gift (id, revision, name, email, phone, address, person_id, cents, received_on, method, note, origin,
      state, created_at, donor_key, search)
    values (${gift.id}, 'first', ${name}, ${email}, '', ${address}, ${gift.personId}, ${gift.cents}, ${gift.receivedOn}, 'check', '',
      'hand', 'settled', 1, ${key}, '')`.execute(database);
}

async function storeNamed(
  database: Database,
  table: 'application' | 'signup',
  [id, name, contact, key]: readonly [id: string, name: string, contact: string, key: string],
  part: { readonly personId?: string; readonly erasedAt?: number } = {},
): Promise<void> {
  const { personId = null, erasedAt = null } = part;
  if (table === 'application')
    await sql`insert into application (id, revision, program_id, role, person_id, person_key, name, contact, access, pairs, answers,
        guardian, received_at, state, message, reason, erased_at)
      values (${id}, 'first', 'walk', 'participant', ${personId}, ${key}, ${name}, ${contact}, '', '[]', '[]', '', 1, 'approved', '', '',
        ${erasedAt})`.execute(database);
  else
    await sql`insert into signup (id, revision, person_id, person_key, name, contact, day, since, state, hours, return_reason, note,
        created_at, erased_at)
      values (${id}, 'first', ${personId}, ${key}, ${name}, ${contact}, '2026-11-02', 1, 'attended', 'none', '', '', 1, ${erasedAt})`.execute(
      database,
    );
}

/** The keys of people, by the ids of their records. */
async function keysIn(database: Database): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ readonly id: string; readonly key: string }>`
    select id, person_key as key from application union all select id, person_key from signup`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ id, key }) => [id, key]));
}

test('people who shared a key because they share a contact get one each, in applications and sign-ups alike', async () => {
  const database = await databaseWithoutTables();
  await migrate(database, FIRST_STEP);
  const desk = 'caseworker@shelter.example';
  await storeNamed(database, 'application', ['a1', 'Ana Reyes', desk, 'shared']);
  await storeNamed(database, 'application', ['a2', 'Luz Reyes', ` ${desk}`, 'shared']);
  await storeNamed(database, 'application', ['a3', 'ANA  reyés', desk, 'shared']);
  await storeNamed(database, 'application', ['a4', '', '', 'shared'], { erasedAt: 5 });
  await storeNamed(database, 'application', ['a5', 'Ben', desk, 'of-account'], { personId: 'ben' });
  await storeNamed(database, 'application', ['a6', 'José Nuñez', '', 'jose-1']);
  await storeNamed(database, 'signup', ['s1', 'luz reyes', desk, 'shared']);
  await storeNamed(database, 'signup', ['s2', 'Tomás Ray', '702-555-0142', 'phone']);
  await storeNamed(database, 'signup', ['s3', 'Ana Reyes', '(702) 555-0142', 'phone']);
  await storeNamed(database, 'signup', ['s4', 'jose nunez', 'none', 'jose-2']);
  await migrate(database);
  const keys = await keysIn(database);
  expect(keys).toMatchObject({ a1: 'shared', a3: 'shared', a4: 'shared', a5: 'of-account', s2: 'phone' });
  expect(keys.a2).toBe(keys.s1);
  expect(keys.a6).toBe(keys.s4);
  expect(new Set(Object.values(keys)).size).toBe(6);
  for (const table of ['application', 'signup'] as const) {
    const rows = await database.selectFrom(table).selectAll().execute();
    for (const { identity, person_id: personId, erased_at: erasedAt, name, contact } of rows)
      expect(identity).toBe(namedIdentity({ personId, erasedAt, name, contact }));
  }
  // Nothing changes when it is brought up to date again, and what a process of the version before writes meanwhile follows.
  await migrate(database);
  expect(await keysIn(database)).toEqual(keys);
  await storeNamed(database, 'application', ['a7', 'Mia Reyes', desk, 'shared']);
  await storeNamed(database, 'signup', ['s5', 'Luz Reyes', desk, 'shared']);
  await migrate(database);
  const after = await keysIn(database);
  expect(after).toMatchObject(keys);
  expect(after.s5).toBe(keys.a2);
  expect(Object.values(keys)).not.toContain(after.a7);
  await database.destroy();
});

test('gifts are told apart by donor, and statements stay as they were issued, with the donor whom they name', async () => {
  const database = await databaseWithoutTables();
  await migrate(database, FIRST_STEP);
  const gifts = [
    aGift({ id: 'm', donor: maren, cents: 80_000, receivedOn: '2026-02-01' }),
    aGift({ id: 'i', donor: idris, cents: 30_000, receivedOn: '2026-03-01' }),
    aGift({ id: 'gone', donor: aDonor({ name: 'Erased person', email: '' }), personId: 'erased:one' }),
    aGift({
      id: 'paper',
      donor: aDonor({ name: 'Walter Brandt', email: '', address: '1 Road' }),
      cents: 5_000,
    }),
    aGift({ id: 'next', donor: maren, cents: 700, receivedOn: '2027-02-01' }),
    aGift({ id: 'own', donor: idris, cents: 800, receivedOn: '2027-02-01' }),
  ];
  for (const gift of gifts) await storeGift(database, gift);
  // One statement of both, in the name of the last one.
  const together = issuedReceipt(
    { kind: 'statement', donorKey: donorIdentity(idris), year: 2026 },
    { gifts: gifts.slice(0, 2).map((gift) => ({ ...gift, donor: idris })), goods: [] },
    1,
  );
  await sql`insert into receipt (id, year, count, kind, donor_key, donor_email, text, issued_on, state, search)
    values (${together.id}, 2026, 1, 'statement', ${`${HOME}\n`}, ${HOME}, ${JSON.stringify(together.text)}, ${together.issuedOn},
      'issued', '')`.execute(database);
  for (const id of ['m', 'i'])
    await sql`insert into receipt_gift (id, receipt_id, gift_id, kind, holds)
      values (${id}, ${together.id}, ${id}, 'statement', true)`.execute(database);
  await sql`insert into receipt_run values (2026, false), (2027, false)`.execute(database);
  await sql`insert into receipt_run_donor (id, year, donor_key, outcome) values
    (${`2026\n${HOME}\n`}, 2026, ${`${HOME}\n`}, 'mailed'), (${`2027\n${HOME}\n`}, 2027, ${`${HOME}\n`}, null),
    (E'2026\nwalter brandt\n1 Road', 2026, E'walter brandt\n1 Road', null),
    ('2026\nerased:x', 2026, 'erased:x', 'mailed')`.execute(database);

  await migrate(database);

  const stored = await database.selectFrom('gift').selectAll().execute();
  for (const { donor_identity, donor_key: _, search: __, ...row } of stored)
    expect(donor_identity).toBe(countedDonor(giftOf({ ...row })));
  const [receipt] = (await database.selectFrom('receipt').selectAll().execute()).map(receiptOf);
  expect(receipt).toEqual(together);
  const letters = await database
    .selectFrom('receipt_run_donor')
    .select(['year', 'donor_key', 'outcome'])
    .orderBy('year')
    .orderBy('donor_key')
    .execute();
  expect(letters.map(({ year, donor_key, outcome }) => [year, donor_key, outcome])).toEqual([
    [2026, donorIdentity(aDonor({ name: 'Walter Brandt', email: '', address: '1 Road' })), null],
    [2026, 'erased:x', 'mailed'],
    [2026, donorIdentity(idris), 'mailed'],
    [2027, donorIdentity(idris), null],
    [2027, donorIdentity(maren), null],
  ]);

  // Both have the one statement, and nobody gets another one for the same gifts, until it is replaced.
  const receipts = postgresReceipts(database, receiptCaches(new FakeTime()));
  const page = { year: 2026, search: '', page: 1, size: 10 };
  const held = async () =>
    (await receipts.donors(page)).items.map(({ name, cents, statement }) => [name, cents, statement?.id]);
  expect(await held()).toEqual([
    ['Idris Vale', 30_000, together.id],
    ['Maren Holt', 80_000, together.id],
    ['Walter Brandt', 5_000, undefined],
  ]);
  await receipts.replace({
    ...together,
    state: 'voided',
    voided: { on: '2027-03-01', cause: 'person', reason: 'Two donors', replacedBy: null },
  });
  expect((await held()).map(([, , id]) => id)).toEqual([undefined, undefined, undefined]);
  await database.destroy();
});
