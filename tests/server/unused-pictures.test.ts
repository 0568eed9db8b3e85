import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PostgresImageLibrary } from '../../src/adapters/postgres/content/postgres-image-library';
import { avatarsIn } from '../../src/adapters/postgres/people/postgres-avatars';
import { CampaignsService } from '../../src/core/campaigns/campaigns.service';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { CollectUnusedPictures } from '../../src/core/content/storage/collect-unused-pictures';
import { startPeriodic } from '../../src/server/periodic.job';
import { aCampaignDraft } from '../support/campaign-builder';
import { pngOf } from '../support/picture-bytes';
import { postgresUnit } from '../support/postgres-unit';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const { empty } = await anyDatabase();

test('a picture that neither the content, its backups nor a campaign uses goes when it is 30 days old', async () => {
  const database = await empty();
  const server = new TestServer(database);
  const { time, logger } = server;
  const { contentStore } = server.ports;
  const campaigns = new CampaignsService(postgresUnit(database));
  const pictures = new PostgresImageLibrary(database, crypto.subtle, time, logger);
  const put = async (width: number) => {
    const stored = await pictures.put({ bytes: pngOf(width, 1), type: 'image/png' });
    if (!stored.ok) throw new Error(stored.failure.code);
    return stored.value;
  };
  const [backup, shown, campaign, unused] = [await put(1), await put(2), await put(3), await put(4)];
  let base: string | null = null;
  for (const backgroundImage of [backup, shown]) {
    const content = { ...DEFAULT_CONTENT, heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage } };
    const saved = await contentStore.save({ content, base, automatic: false });
    base = saved.ok ? saved.value.revision : null;
  }
  await campaigns.create({ id: 'boots', ...aCampaignDraft({ imageUrl: campaign }) });

  let looked = 0;
  const collect = new CollectUnusedPictures({
    inventory: pictures,
    store: contentStore,
    drafts: null,
    campaigns,
    avatars: avatarsIn(database, logger),
    clock: time,
  });
  const look = async () => {
    await collect.execute();
    looked += 1;
  };
  const looks = async (times: number) => {
    while (looked < times) await setImmediate();
  };
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      const before = looked;
      await time.advance(DAY_MS);
      await looks(before + 1);
    }
  };
  const held = async () => {
    const listed = await pictures.list();
    return listed.ok ? listed.value.map(({ ref }) => ref).sort() : [];
  };
  const end = startPeriodic('unused-pictures', look, time);
  await looks(1);
  await days(30);
  expect(await held()).toEqual([backup, shown, campaign, unused].sort());
  await days(1);
  expect(await held()).toEqual([backup, shown, campaign].sort());
  await end();
  await time.advance(10 * DAY_MS);
  expect(looked).toBe(32);
});
