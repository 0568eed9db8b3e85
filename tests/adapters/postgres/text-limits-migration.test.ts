import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { textLimitsMigration } from '../../../src/adapters/postgres/migrations/text-limits-migration';
import { aMessage, aPickup, storeMessages, storePickups } from '../../support/message-builder';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();
const ZALGO = '\u0301\u0316';

test('what was stored before texts and times were checked is mended, and all else stays', async () => {
  const database = await empty();
  const fine = aPickup({ id: 'fine', goods: [{ description: 'Literally \\ud83d, and 👟', count: 1 }] });
  await storePickups(database, [
    fine,
    aPickup({ id: 'bad', goods: [{ description: 'Boots \ud83d', count: 2 }], scheduledAt: 9e15 }),
    aPickup({ id: 'early', scheduledAt: -9e15, items: `boots ${ZALGO.repeat(1_000)}` }),
  ]);
  await storeMessages(database, [
    aMessage({ id: 'hostile', text: `a${ZALGO.repeat(1_000)}` }),
    aMessage({ id: 'long', text: 'Grüße, José! '.repeat(100) }),
  ]);
  const inside = sql<{ what: string }>`select line ->> 'description' as what
    from pickup_request, lateral json_array_elements(goods) as line order by id`;
  await expect(inside.execute(database)).rejects.toThrow();
  const half = JSON.stringify({ contact: { address: '1 Main St 👟' }, title: 'Boots \ud83d' });
  const kept = { revision: 'kept', saved_at: 0 };
  await database
    .insertInto('content_head')
    .values({ ...kept, automatic: false, content: half })
    .execute();
  await database
    .insertInto('settings')
    .values({ ...kept, settings: half })
    .execute();
  const insideRows = sql<{ text: string }>`select content -> 'contact' ->> 'address' as text from content_head
    union all select settings ->> 'title' from settings`;
  await expect(insideRows.execute(database)).rejects.toThrow();

  await textLimitsMigration.up(database);
  // Once more changes nothing.
  await textLimitsMigration.up(database);

  expect((await insideRows.execute(database)).rows).toEqual([
    { text: '1 Main St 👟' },
    { text: 'Boots \ufffd' },
  ]);
  const { rows } = await inside.execute(database);
  expect(rows.map(({ what }) => what)).toEqual(['Boots \ufffd', 'Literally \\ud83d, and 👟']);
  const pickups = await database
    .selectFrom('pickup_request')
    .select(['id', 'scheduled_at', 'items'])
    .orderBy('id')
    .execute();
  expect(pickups).toEqual([
    { id: 'bad', scheduled_at: Date.UTC(2200, 0, 1, 8) - 1, items: '3 pairs of boots' },
    { id: 'early', scheduled_at: Date.UTC(1900, 0, 1, 8), items: `boots ${ZALGO.repeat(15)}` },
    { id: 'fine', scheduled_at: null, items: '3 pairs of boots' },
  ]);
  const messages = await database.selectFrom('contact_message').select('message').orderBy('id').execute();
  expect(messages.map(({ message }) => message)).toEqual([
    `a${ZALGO.repeat(15)}`,
    'Grüße, José! '.repeat(100),
  ]);
});
