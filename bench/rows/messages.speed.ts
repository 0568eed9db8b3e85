import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CachedByChange } from '../../src/adapters/postgres/cached-by-change';
import { PostgresMessages } from '../../src/adapters/postgres/messages/postgres-messages';
import type { MessageQuery } from '../../src/core/messages/message-query';
import { hasPostgres, newDatabase, openForTests } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const MESSAGES = 50_000;
const ALL: MessageQuery = { search: '', from: null, to: null, state: null, topic: null, page: 1, size: 20 };

describe.skipIf(!hasPostgres)('of 50,000 messages, 10,000 of them from one address,', () => {
  const database = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;

  beforeAll(async () => {
    const opened = await database;
    if (!opened) return;
    await sql`insert into contact_message (id, received_at, name, email, message, state, revision, search)
      select 'm' || n, n::int8 * 60000, 'Person ' || n,
        case when n % 5 = 0 then 'same@mail.example' else 'p' || n || '@mail.example' end, 'Boots number ' || n,
        (array['unread', 'read', 'answered', 'archived'])[1 + n % 4], 'first',
        array_to_tsvector(array['person', n::text, 'boots', 'number', case when n % 5 = 0 then 'same' else 'p' || n end, 'mail',
          'example'])
      from generate_series(1, ${sql.lit(MESSAGES)}) n`.execute(opened);
    await sql`vacuum analyze contact_message`.execute(opened);
  });

  test.each<[string, Partial<MessageQuery>, string]>([
    ['the first page', {}, `state <> 'archived'`],
    ['one state', { state: 'unread' }, `state = 'unread'`],
    ['a rare word', { search: 'person 4242' }, `name like 'Person 4242%' and state <> 'archived'`],
    ['the address that wrote most', { search: 'same' }, `email like 'same%' and state <> 'archived'`],
    ['a word of every message', { search: 'boots' }, `message like '%Boots%' and state <> 'archived'`],
    [
      'a month',
      { from: '1970-01-10', to: '1970-02-09' },
      `received_at >= 806400000 and received_at < 3484800000 and state <> 'archived'`,
    ],
  ])('%s is answered about as fast as by a bare statement', async (_, part, where) => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const messages = new PostgresMessages(opened, new CachedByChange(['messages'], { now: Date.now }));
    const bare = async () => {
      await sql`select * from contact_message where ${sql.raw(where)} order by received_at desc limit 20`.execute(
        opened,
      );
      await sql`select count(*) from contact_message where ${sql.raw(where)}`.execute(opened);
    };
    const page = async () => {
      const { items } = await messages.page({ ...ALL, ...part });
      expect(items.length).toBeGreaterThan(0);
    };
    await expectAboutAsFast(page, { bare });
  });
});
