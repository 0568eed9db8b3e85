import { beforeEach, expect, test } from 'vitest';
import { countRows } from '../../../src/adapters/postgres/copy-database';
import { planRow } from '../../../src/adapters/postgres/plans/postgres-plans';
import { countSamples, removeSamples } from '../../../src/adapters/postgres/remove-samples';
import { addSamples, SAMPLE_MARKS } from '../../../src/composition/server/samples';
import { giftsApi } from '../../../src/core/gifts/gifts.api';
import { receiptsApi } from '../../../src/core/receipts/receipts.api';
import { settingsApi } from '../../../src/core/settings/settings.api';
import type { Result } from '../../../src/core/shared/result';
import { donorIdentity } from '../../../src/core/shared/who-is-who';
import { aDonor, aGiftDraft, aPlan } from '../../support/gift-builder';
import { anyDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { database, empty } = await anyDatabase();
const ACTOR = { id: 'ann', name: 'Ann', email: 'ann@example.org', role: 'admin' } as const;

/** What was answered; throws for a failure. */
async function done<T>(asked: Promise<Result<T, unknown>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const remove = () =>
  database.transaction().execute((transaction) => removeSamples(transaction, SAMPLE_MARKS));

beforeEach(() => empty());

test('every row that SAMPLE=1 adds is known as a sample, at any time of the year', async () => {
  const server = new TestServer(database);
  await addSamples(database, server.ports.accounts, server.time);
  const counts = await countSamples(database, SAMPLE_MARKS);
  const rows = await countRows(database);
  for (const [table, count] of Object.entries(counts)) expect([table, count]).toEqual([table, rows[table]]);
  await remove();
  const left = Object.entries(await countRows(database)).filter(([, count]) => count > 0);
  expect(left).toEqual([]);
});

test('the samples of a server have their words in Spanish', async () => {
  const server = new TestServer(database);
  await addSamples(database, server.ports.accounts, server.time);
  for (const table of ['campaign', 'program', 'event', 'guide'] as const) {
    const untranslated = await database.selectFrom(table).select('id').where('es', 'is', null).execute();
    expect([table, untranslated]).toEqual([table, []]);
  }
});

test('receipts in the foundation’s own name keep their numbers and are counted on; letters and plans of samples go', async () => {
  const server = new TestServer(database);
  await addSamples(database, server.ports.accounts, server.time);
  const settings = server.service(settingsApi, ACTOR);
  const kept = await done(settings.read());
  await done(settings.save({ ...kept.settings, legalName: 'Shoes for All', base: kept.revision }));
  const gifts = server.service(giftsApi, ACTOR);
  const receipts = server.service(receiptsApi, ACTOR);
  const sample = await database
    .selectFrom('gift')
    .select(['id', 'received_on'])
    .where('id', '=', 'sample-single-1')
    .executeTakeFirstOrThrow();
  await done(receipts.issue({ id: 'of-sample', ask: { kind: 'single', giftId: sample.id } }));
  const donor = aDonor({ name: 'Rosa', email: 'rosa@example.org' });
  await done(gifts.record({ id: 'real', ...aGiftDraft({ donor, receivedOn: sample.received_on }) }));
  const issued = await done(receipts.issue({ id: 'of-real', ask: { kind: 'single', giftId: 'real' } }));
  await done(receipts.startRun({ year: issued.year }));
  const dana = await database
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'donor@fsr.example')
    .executeTakeFirstOrThrow();
  const plans = [aPlan({ id: 'tried', personId: dana.id }), aPlan({ id: 'meant', personId: 'rosa' })];
  await database.insertInto('recurring_plan').values(plans.map(planRow)).execute();
  await database
    .updateTable('gift')
    .set({ person_id: dana.id, plan_id: 'tried' })
    .where('id', '=', 'real')
    .execute();

  await remove();
  const left = await database.selectFrom('receipt').select(['id', 'count', 'year']).execute();
  expect(left).toEqual([{ id: 'of-real', count: Number(issued.number.slice(-4)), year: issued.year }]);
  expect(left[0]?.count).toBeGreaterThan(1);
  expect(await database.selectFrom('receipt_count').selectAll().execute()).toEqual([
    { year: issued.year, last: left[0]?.count },
  ]);
  const letters = await database.selectFrom('receipt_run_donor').select('donor_key').execute();
  expect(letters).toEqual([{ donor_key: donorIdentity(donor) }]);
  expect(await database.selectFrom('recurring_plan').select('id').execute()).toEqual([{ id: 'meant' }]);
  const gift = await database.selectFrom('gift').select(['id', 'person_id', 'plan_id']).execute();
  expect(gift).toEqual([{ id: 'real', person_id: null, plan_id: null }]);
});

test('notices that wait for a sample account go, and those for others stay', async () => {
  const server = new TestServer(database);
  await addSamples(database, server.ports.accounts, server.time);
  const digests = ['Admin@fsr.example', 'ann@example.org'].map((address) => ({
    id: address,
    kind: 'message' as const,
    to_address: address,
    count: 2,
    due_at: 1,
  }));
  await database.insertInto('notice_digest').values(digests).execute();
  await remove();
  const left = await database.selectFrom('notice_digest').select('to_address').execute();
  expect(left).toEqual([{ to_address: 'ann@example.org' }]);
});
