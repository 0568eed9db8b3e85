import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import { MessagesService } from '../../../src/core/messages/messages.service';
import { ReceiveMessage } from '../../../src/core/messages/receive-message';
import { PickupsService } from '../../../src/core/pickups/pickups.service';
import { aSite } from '../../support/a-site';
import { aMessage, aPickup, storeMessages, storePickups } from '../../support/message-builder';
import { postgresUnit } from '../../support/postgres-unit';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();
const ids = { next: () => crypto.randomUUID() };
const mails = mailsOf(aSite('http://localhost:4173'));

test('a message is kept with its words, counted as a change, and found at once', async () => {
  const database = await empty();
  const count = async () =>
    (
      await database
        .selectFrom('change_count')
        .select('count')
        .where('thing', '=', 'messages')
        .executeTakeFirstOrThrow()
    ).count;
  const before = await count();
  const unit = postgresUnit(database, { ids });
  await new ReceiveMessage(unit, mails).execute({
    name: 'José',
    email: 'jose@mail.example',
    message: 'Botas, por favor',
    language: 'es',
  });
  expect(await count()).toBe(before + 1);
  const query = { search: 'jose bot', from: null, to: null, state: null, topic: null, page: 1, size: 20 };
  const found = await new MessagesService(unit).list(query);
  expect(found).toMatchObject({
    ok: true,
    value: { total: 1, items: [{ name: 'José', state: 'unread', language: 'es' }] },
  });
});

test('the mail of a scheduled pickup tells its time in Las Vegas and its address', async () => {
  const database = await empty();
  await storePickups(database, [aPickup()]);
  const avery = { id: 'avery', name: 'Avery Admin' };
  const at = Date.UTC(2026, 10, 23, 17, 30);
  const decision = { state: 'scheduled', at, id: 'p1', base: 'first' } as const;
  await new PickupsService(postgresUnit(database), avery, mails).decide(decision);
  const [queued] = await database.selectFrom('outbox_mail').select('mail').execute();
  expect(JSON.stringify(queued?.mail)).toMatch(/9:30.*1 Shoe Lane/);
  const log = await database.selectFrom('audit_entry').select(['actor_id', 'action']).execute();
  expect(log).toEqual([{ actor_id: 'avery', action: 'pickup.schedule' }]);
});

test('a search and a page are found through indexes, however many messages there are', async () => {
  const database = await empty();
  const texts = Array.from({ length: 3000 }, (_, number) =>
    aMessage({ id: `m${number}`, receivedAt: number, state: 'read', text: `word${number} boots` }),
  );
  for (let first = 0; first < texts.length; first += 500)
    await storeMessages(database, texts.slice(first, first + 500));
  await sql`analyze contact_message`.execute(database);
  const plan = async (where: string) => {
    const { rows } = await sql<
      Record<string, string>
    >`explain select * from contact_message where ${sql.raw(where)}
      order by received_at desc, id limit 20`.execute(database);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };
  // The archived ones are few here, and a rare word is found through the index of words; nothing reads the whole table.
  const search = `search @@ '''word777'':*'::tsquery`;
  expect(await plan(`state <> 'archived' and ${search}`)).toMatch(/Index/);
  expect(await plan(`state <> 'archived'`)).toContain('contact_message_received_at');
});
