import { PostgresAudit } from '../../src/adapters/postgres/audit/postgres-audit';
import type { Database } from '../../src/adapters/postgres/database';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/postgres-unit-of-work';
import type { ChangedThing } from '../../src/core/shared/system.port';
import type { Shelf, Shelves, UnitOfWorkHarness } from '../contracts/unit-of-work.contract';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { RecordingLogger } from './recording-logger';

/** The collections of the suite for units of work, in two tables that have an id, a revision and a text. */
function postgresShelves(database: Database): Shelves {
  const messages = database.selectFrom('contact_message').select(['id', 'revision', 'message as text']);
  const requests = database.selectFrom('pickup_request').select(['id', 'revision', 'items as text']);
  const nobody = { name: '', email: '', received_at: 0 };
  const boots: Shelf = {
    find: async (id) => {
      const found = messages.where('id', '=', id).$if(database.isTransaction, (query) => query.forUpdate());
      return (await found.executeTakeFirst()) ?? null;
    },
    add: async ({ text, ...shoe }) => {
      const row = { ...shoe, ...nobody, message: text };
      await database.insertInto('contact_message').values(row).execute();
    },
    replace: async ({ id, revision, text }) => {
      const row = { revision, message: text };
      await database.updateTable('contact_message').set(row).where('id', '=', id).execute();
    },
    all: () => messages.execute(),
  };
  const sandals: Shelf = {
    find: async (id) => {
      const found = requests.where('id', '=', id).$if(database.isTransaction, (query) => query.forUpdate());
      return (await found.executeTakeFirst()) ?? null;
    },
    add: async ({ text, ...shoe }) => {
      const row = { ...shoe, ...nobody, items: text, phone: '', address: '', message: '' };
      await database.insertInto('pickup_request').values(row).execute();
    },
    replace: async ({ id, revision, text }) => {
      const row = { revision, items: text };
      await database.updateTable('pickup_request').set(row).where('id', '=', id).execute();
    },
    all: () => requests.execute(),
  };
  return { boots, sandals };
}

/** Two processes with these collections, and what they tell others. */
export async function postgresShelvesHarness(database: Database): Promise<UnitOfWorkHarness> {
  const published = new Set<ChangedThing>();
  const ports = {
    clock: new FakeTime(),
    ids: new CountingIds(),
    logger: new RecordingLogger(),
    publishChange: async (_: Database, thing: ChangedThing) => void published.add(thing),
  };
  const unit = () => new PostgresUnitOfWork(database, postgresShelves, ports);
  return {
    unit: unit(),
    other: unit(),
    entries: async () => {
      const log = await new PostgresAudit(database).list({ page: 1, size: 9, action: null, person: null });
      return log.items.toReversed();
    },
    mails: async () => {
      const rows = await database
        .selectFrom('outbox_mail')
        .select(['id', 'to_address'])
        .orderBy('position')
        .execute();
      return rows.map(({ id, to_address }) => `${id} ${to_address}`);
    },
    published: () => [...published].sort(),
    fill: null,
  };
}
