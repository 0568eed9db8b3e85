import { expect, test } from 'vitest';
import { listenEmbedded } from '../../../src/adapters/postgres/connection/listen';
import { PostgresContentStore } from '../../../src/adapters/postgres/content/postgres-content-store';
import { PostgresChanges } from '../../../src/adapters/postgres/postgres-changes';
import { publishByCount, publishByNotice } from '../../../src/adapters/postgres/publish-change';
import { CampaignsService } from '../../../src/core/campaigns/campaigns.service';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import type { ChangedThing } from '../../../src/core/shared/system.port';
import { changesContract } from '../../contracts/changes.contract';
import { aCampaignDraft } from '../../support/campaign-builder';
import { collecting, Line } from '../../support/changes-line';
import { contentTitled } from '../../support/content-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { postgresUnit } from '../../support/postgres-unit';
import { RecordingLogger } from '../../support/recording-logger';
import { ownDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { engine, database, empty } = await ownDatabase();

changesContract('PostgresChanges that listens', async () => {
  const changes = new PostgresChanges(
    database,
    new FakeTime(),
    new RecordingLogger(),
    listenEmbedded(engine),
  );
  await changes.start();
  return { changes, change: (thing) => publishByNotice(database, thing) };
});

changesContract('PostgresChanges that compares alone', async () => {
  const time = new FakeTime();
  const changes = new PostgresChanges(database, time, new RecordingLogger(), null);
  await changes.start();
  const change = async (thing: ChangedThing) => {
    await publishByCount(database, thing);
    await time.advance(1000);
  };
  return { changes, change };
});

test('after a lost connection everything is told, and notices are heard again', async () => {
  const [line, time] = [new Line(), new FakeTime()];
  const changes = new PostgresChanges(database, time, new RecordingLogger(), line.listen);
  await changes.start();
  const { told, hears } = collecting(changes);
  line.isDown = true;
  line.cut();
  // It tries again after 250 ms, then after 500 ms.
  await time.advance(700);
  expect(line.attempts).toBe(2);
  line.isDown = false;
  const all = Promise.all([hears('content'), hears('campaigns'), hears('session')]);
  await time.advance(50);
  await all;
  expect(line.attempts).toBe(3);
  told.length = 0;
  const heard = hears('campaigns');
  await publishByCount(database, 'campaigns');
  line.heard();
  await heard;
  expect(told).toEqual(['campaigns']);
  await changes.close();
  expect(time.pending).toBe(0);
});

test('a change that no notice told of is found within 30 s', async () => {
  const [line, time] = [new Line(), new FakeTime()];
  const changes = new PostgresChanges(database, time, new RecordingLogger(), line.listen);
  await changes.start();
  const { hears } = collecting(changes);
  const heard = hears('content');
  await publishByCount(database, 'content');
  await time.advance(30_000);
  await heard;
  await changes.close();
});

test('what this process has written is told as soon as it asks, in either way of hearing', async () => {
  for (const line of [new Line(), null]) {
    const [time, logger] = [new FakeTime(), new RecordingLogger()];
    const changes = new PostgresChanges(database, time, logger, line?.listen ?? null);
    await changes.start();
    const { told } = collecting(changes);
    await publishByCount(database, 'content');
    await changes.catchUp();
    expect(told).toEqual(['content']);
    await changes.catchUp();
    expect(told).toEqual(['content']);
    // The notice of one's own write comes later: nobody is deaf for that.
    expect(logger.entries).toEqual([]);
    expect(changes.isPrompt).toBe(line !== null);
    await changes.close();
    expect(time.pending).toBe(0);
  }
});

test('without notices the counts are compared every second, and with them every 30 s', async () => {
  for (const [line, ms] of [
    [null, 1000],
    [new Line(), 30_000],
  ] as const) {
    const time = new FakeTime();
    let reads = 0;
    const counting = new Proxy(database, {
      get: (target, name) => {
        if (name === 'selectFrom') reads += 1;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const changes = new PostgresChanges(counting, time, new RecordingLogger(), line?.listen ?? null);
    await changes.start();
    await time.advance(ms - 1);
    expect(reads).toBe(1);
    const { hears } = collecting(changes);
    const heard = hears('content');
    await publishByCount(database, 'content');
    await time.advance(1);
    await heard;
    await changes.close();
  }
});

test('after a time in which the database could not be asked, everything is told', async () => {
  const time = new FakeTime();
  let isDown = false;
  const asked = new Proxy(database, {
    get: (target, name) => {
      if (isDown) throw new Error('nobody there');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const logger = new RecordingLogger();
  const changes = new PostgresChanges(asked, time, logger, null);
  await changes.start();
  const { told, hears } = collecting(changes);
  isDown = true;
  await time.advance(30_000);
  expect(told).toEqual([]);
  expect(logger.entries).toMatchObject([
    { level: 'warn', message: 'The database could not be asked for changes', detail: { name: 'Error' } },
  ]);
  isDown = false;
  const all = Promise.all([hears('content'), hears('campaigns'), hears('session')]);
  await time.advance(30_000);
  await all;
  await changes.close();
});

test('every write publishes its change, and one that changes nothing does not', async () => {
  await empty();
  const server = new TestServer(database);
  const { contentStore, accounts } = server.ports;
  const campaigns = new CampaignsService(postgresUnit(database));
  const { user, credentials } = await server.account('volunteer');
  const opened = await accounts.signIn(credentials, { address: '127.0.0.1', agent: '' });
  const cookie = opened.ok ? (opened.value.cookies[0]?.split(';')[0] ?? '') : '';
  const time = new FakeTime();
  const changes = new PostgresChanges(database, time, new RecordingLogger(), listenEmbedded(engine));
  await changes.start();
  const { told, hears } = collecting(changes);

  const content = hears('content');
  const save = { content: contentTitled('One'), base: null, automatic: false };
  expect((await contentStore.save(save)).ok).toBe(true);
  await content;
  expect((await contentStore.save(save)).ok).toBe(false);

  const created = hears('campaigns');
  const campaign = await campaigns.create({ id: 'boots', ...aCampaignDraft() });
  if (!campaign.ok) throw new Error(campaign.failure.code);
  await created;
  const updated = hears('campaigns');
  const { revision } = campaign.value;
  const other = aCampaignDraft({ title: 'Other' });
  expect((await campaigns.update({ id: 'boots', base: revision, ...other })).ok).toBe(true);
  await updated;
  // Neither a stale change nor a creation that is asked for again changes anything.
  expect((await campaigns.update({ id: 'boots', base: revision, ...aCampaignDraft() })).ok).toBe(false);
  expect((await campaigns.create({ id: 'boots', ...other })).ok).toBe(true);

  for (const end of [() => accounts.signOut(cookie), () => accounts.endSessionsOf(user.id)]) {
    const ended = hears('session');
    expect((await end()).ok).toBe(true);
    await ended;
  }
  // Nobody's session has ended.
  expect((await accounts.signOut(cookie)).ok).toBe(true);
  const witness = hears('content');
  await publishByNotice(database, 'content');
  await witness;
  const sessions = ['session', 'session'];
  expect(told).toEqual(['content', 'campaigns', 'campaigns', ...sessions, 'content']);
  await changes.close();
});

test('what is rolled back is not published', async () => {
  await empty();
  const broken = new PostgresContentStore(database, DEFAULT_CONTENT, {
    clock: new FakeTime(),
    ids: new CountingIds(),
    logger: new RecordingLogger(),
    publishChange: async (transaction, thing) => {
      await publishByNotice(transaction, thing);
      throw new Error('The process ends here.');
    },
  });
  const changes = new PostgresChanges(
    database,
    new FakeTime(),
    new RecordingLogger(),
    listenEmbedded(engine),
  );
  await changes.start();
  const { told, hears } = collecting(changes);
  const save = { content: contentTitled('One'), base: null, automatic: false };
  expect(await broken.save(save)).toEqual({ ok: false, failure: { code: 'unavailable' } });
  const witness = hears('session');
  await publishByNotice(database, 'session');
  await witness;
  expect(told).toEqual(['session']);
  await changes.close();
});
