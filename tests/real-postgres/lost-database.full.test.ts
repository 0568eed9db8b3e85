import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Cluster, startPostgres } from '../../scripts/find-postgres.mjs';
import { listenPostgres } from '../../src/adapters/postgres/connection/listen';
import { isMigrated, migrate } from '../../src/adapters/postgres/connection/migrate';
import { PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import { publishByNotice } from '../../src/adapters/postgres/publish-change';
import { BrowserScheduler } from '../../src/adapters/system/browser-scheduler';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { ReceiveMessage } from '../../src/core/messages/receive-message';
import type { ChangedThing } from '../../src/core/shared/system.port';
import { aSite } from '../support/a-site';
import { contentTitled } from '../support/content-builder';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests, query, until } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { ServerProcess } from '../support/server-process';
import { signedInAdmin } from '../support/signed-in-admin';

/** A PostgreSQL that this test alone uses, so that it may end it. */
async function ownCluster(): Promise<Cluster> {
  const cluster = await startPostgres();
  if (!cluster) throw new Error('There is no PostgreSQL to start.');
  onTestFinished(() => cluster.stop());
  return cluster;
}

describe.skipIf(!inject('hasPrograms'))('a database that is restarted', () => {
  test('is found again by a server under load, which answers 503 meanwhile and is never restarted itself', async () => {
    const cluster = await ownCluster();
    const server = await ServerProcess.start(cluster.url);
    const database = openForTests(cluster.url);
    const cookie = await signedInAdmin(database, server);
    const statuses = new Set<number | null>();
    let answered = 0;
    let isOver = false;
    const callers = ['/api/content', '/api/campaigns/active', '/api/campaigns/list'].map(async (path) => {
      while (!isOver) {
        statuses.add(await server.status(path, { cookie }));
        answered += 1;
      }
    });
    await until(async () => answered > 20);
    cluster.halt();
    await until(async () => (await server.status('/readyz')) === 503);
    expect(await server.status('/healthz')).toBe(200);
    expect(await server.status('/api/content')).toBe(503);
    expect(await server.status('/')).toBe(200);
    cluster.resume();
    await until(async () => (await server.status('/readyz')) === 200);
    const before = answered;
    await until(async () => answered > before + 20);
    isOver = true;
    await Promise.all(callers);
    expect([...statuses].sort()).toEqual([200, 503]);
    const save = { content: contentTitled('After'), base: null, automatic: false };
    expect(await server.status('/api/content', { method: 'PUT', cookie, body: save })).toBe(200);
    expect(server.program.isRunning).toBe(true);
    // The connection that hears of changes is there again, too.
    await until(async () => {
      const listening = await query(
        cluster.url,
        "select 1 from pg_stat_activity where application_name = 'changes'",
      );
      return listening.length === 1;
    });
  });

  test('tells everything to whoever hears of changes, and then each change again', async () => {
    const cluster = await ownCluster();
    const database = openForTests(cluster.url);
    await migrate(database);
    const changes = new PostgresChanges(
      database,
      new BrowserScheduler(globalThis),
      new RecordingLogger(),
      listenPostgres(cluster.url),
    );
    onTestFinished(() => changes.close());
    await changes.start();
    const told: ChangedThing[] = [];
    changes.subscribe((thing) => told.push(thing));
    const everything = await database.selectFrom('change_count').select('thing').execute();
    cluster.halt();
    cluster.resume();
    await until(async () => everything.every(({ thing }) => told.includes(thing)));
    const heard = new Promise<ChangedThing>((resolve) => changes.subscribe(resolve));
    await publishByNotice(database, 'session');
    expect(await heard).toBe('session');
  });
});

describe.skipIf(!hasPostgres)('a connection to the database', () => {
  test('that is lost in the middle of a transaction ends the transaction alone', async () => {
    const url = await newDatabase();
    const logger = new RecordingLogger();
    const database = openForTests(url, logger);
    const lost = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await query(url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
      // Nobody asks anything while the connection is lost: what nobody handles would end the process.
      await until(async () => logger.entries.length > 0);
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow();
    expect(logger.entries[0]?.message).toBe('A connection to the database was lost');
    expect(await isMigrated(database)).toBe(true);
  });

  test('that never gets an answer fails', async () => {
    // Something listens, and says nothing.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const database = openForTests(`postgres://site@127.0.0.1:${port}/nothing`);
    const logger = new RecordingLogger();
    const receive = new ReceiveMessage(
      postgresUnit(database, { logger }),
      mailsOf(aSite('http://localhost:4173')),
    );
    const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello', language: 'en' as const };
    expect(await receive.execute(message)).toEqual({ ok: false, failure: { code: 'unavailable' } });
    expect(logger.entries.at(-1)?.detail).toMatchObject({ name: 'ConnectionError', code: 'ETIMEDOUT' });
  });
});
