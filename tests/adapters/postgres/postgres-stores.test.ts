import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { campaignRow, PostgresCampaigns } from '../../../src/adapters/postgres/campaigns/postgres-campaigns';
import { PostgresContentStore } from '../../../src/adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../../src/adapters/postgres/content/postgres-image-library';
import { CampaignsService } from '../../../src/core/campaigns/campaigns.service';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { contentTitled } from '../../support/content-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { pngOf } from '../../support/picture-bytes';
import { postgresContracts } from '../../support/postgres-contracts';
import { postgresUnit } from '../../support/postgres-unit';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase, emptied } from '../../support/test-database';

const { empty } = await anyDatabase();
const time = new FakeTime();
const logger = new RecordingLogger();
const ids = new CountingIds();

if (inject('embeddedContracts')) postgresContracts(empty);

test('the active campaigns are found through an index, however many others there are', async () => {
  const database = await empty();
  const rows = Array.from({ length: 2000 }, (_, number) =>
    campaignRow(aCampaign({ id: `${number}`, isActive: number % 500 === 0 })),
  );
  await database.insertInto('campaign').values(rows).execute();
  await sql`analyze campaign`.execute(database);
  await database.transaction().execute(async (transaction) => {
    const scans = () =>
      sql`select seq_scan::int4, idx_scan::int4 from pg_stat_xact_user_tables where relname = 'campaign'`
        .execute(transaction)
        .then(({ rows: [row] }) => row as { seq_scan: number; idx_scan: number });
    const before = await scans();
    const active = await new PostgresCampaigns(transaction).active();
    expect(active.map(({ id }) => id)).toEqual(['0', '500', '1000', '1500']);
    expect(await scans()).toEqual({ seq_scan: before.seq_scan, idx_scan: before.idx_scan + 1 });
  });
});

test('what another process saves is read at once, and what is unchanged is not read again', async () => {
  const database = await empty();
  const make = () => new PostgresContentStore(database, DEFAULT_CONTENT, { clock: time, ids, logger });
  const [store, other] = [make(), make()];
  const saved = await other.save({ content: contentTitled('One'), base: null, automatic: false });
  const first = await store.load();
  expect(first).toEqual(saved);
  const [known, again] = [first.ok && first.value, await store.load()];
  expect(again.ok && again.value).toBe(known);
  const base = saved.ok ? saved.value.revision : null;
  const next = await other.save({ content: contentTitled('Two'), base, automatic: false });
  expect(await store.load()).toEqual(next);
  await emptied(database);
  expect(await store.load()).toEqual({ ok: true, value: null });
});

test('a campaign that another process changes is listed at once, and so is one that was changed by hand', async () => {
  const database = await empty();
  const make = () => new CampaignsService(postgresUnit(database));
  const [gateway, other] = [make(), make()];
  const titles = async () => {
    const listed = await gateway.active();
    return listed.ok && listed.value.map(({ title }) => title);
  };
  const created = await other.create({ id: 'boots', ...aCampaignDraft({ title: 'One' }) });
  expect(await titles()).toEqual(['One']);
  const base = created.ok ? created.value.revision : '';
  await other.update({ id: 'boots', base, ...aCampaignDraft({ title: 'Two' }) });
  expect(await titles()).toEqual(['Two']);
  await database.updateTable('campaign').set({ title: 'Three' }).execute();
  expect(await titles()).toEqual(['Three']);
});

test('pages hear of a smaller copy that a picture did not have, and of no other', async () => {
  const told: string[] = [];
  const publishChange = async (_: unknown, thing: string) => void told.push(thing);
  const library = new PostgresImageLibrary(await empty(), crypto.subtle, time, logger, publishChange);
  const copy = { bytes: pngOf(640, 400), type: 'image/png' };
  const stored = await library.put({ bytes: pngOf(2000, 1250), type: 'image/png' });
  await library.putCopy(`picture:${'0'.repeat(64)}`, 640, copy);
  expect(told).toEqual([]);
  for (let times = 0; times < 2; times += 1) await library.putCopy(stored.ok ? stored.value : '', 640, copy);
  expect(told).toEqual(['content']);
});
