import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import type { SiteContent } from '../../../../src/core/content/site-content';
import { CollectUnusedPictures } from '../../../../src/core/content/storage/collect-unused-pictures';
import type { AvatarList } from '../../../../src/core/content/storage/picture-inventory.port';
import { fail, ok } from '../../../../src/core/shared/result';
import { aCampaign } from '../../../support/campaign-builder';
import { campaignsInMemory } from '../../../support/campaigns-in-memory';
import { CountingIds } from '../../../support/counting-ids';
import { FakeTime } from '../../../support/fake-time';
import { InMemoryContentStore } from '../../../support/in-memory/in-memory-content-store';
import { InMemoryDraftStore } from '../../../support/in-memory/in-memory-draft-store';
import { InMemoryImageLibrary } from '../../../support/in-memory/in-memory-image-library';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A browser in which each place that may refer to a picture refers to one of its own, and one picture is left over. */
async function makeWorld() {
  const time = new FakeTime();
  const ids = new CountingIds();
  const library = new InMemoryImageLibrary(crypto.subtle, time);
  const store = new InMemoryContentStore(time, ids, DEFAULT_CONTENT);
  const drafts = new InMemoryDraftStore();
  const put = async (name: string) => {
    const ref = await library.put({ bytes: new TextEncoder().encode(name), type: 'image/png' });
    if (!ref.ok) throw new Error('not stored');
    return ref.value;
  };
  // One after the other: the library lists pictures in the order in which they were hashed.
  const backup = await put('backup');
  const stored = await put('stored');
  const draft = await put('draft');
  const campaign = await put('campaign');
  const avatar = await put('avatar');
  const unused = await put('unused');
  const withHero = (backgroundImage: string): SiteContent => ({
    ...DEFAULT_CONTENT,
    heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage },
  });
  const first = await store.save({ content: withHero(backup), base: null, automatic: false });
  if (!first.ok) throw new Error('not saved');
  await store.save({ content: withHero(stored), base: first.value.revision, automatic: false });
  const entry = { person: 'parker', tab: 'gone', base: null, editedAt: 1, savedAs: null };
  await drafts.put({ ...entry, content: withHero(draft) });
  const campaigns = campaignsInMemory([aCampaign({ imageUrl: campaign })], { time });
  const held = async () => {
    const listed = await library.list();
    return listed.ok ? listed.value.map(({ ref }) => ref) : [];
  };
  const people: AvatarList = { avatars: async () => ok([avatar]) };
  const used = [backup, stored, draft, campaign, avatar];
  return { time, library, store, drafts, campaigns, people, unused, used, held };
}

test('a picture goes only when no document, draft, backup, campaign or person refers to it, and not while it is young', async () => {
  const { time, library, store, drafts, campaigns, people, unused, used, held } = await makeWorld();
  const collect = new CollectUnusedPictures({
    inventory: library,
    store,
    drafts,
    campaigns,
    avatars: people,
    clock: time,
  });
  await collect.execute();
  expect(await held()).toEqual([...used, unused]);
  time.setNow(time.now() + 8 * DAY_MS);
  await collect.execute();
  expect(await held()).toEqual(used);
});

test('a picture is young for a week to the millisecond', async () => {
  const { time, library, store, drafts, campaigns, people, unused, held } = await makeWorld();
  const collect = new CollectUnusedPictures({
    inventory: library,
    store,
    drafts,
    campaigns,
    avatars: people,
    clock: time,
  });
  time.setNow(time.now() + 7 * DAY_MS);
  await collect.execute();
  expect(await held()).toContain(unused);
  time.setNow(time.now() + 1);
  await collect.execute();
  expect(await held()).not.toContain(unused);
});

test('where drafts are kept elsewhere a picture is young for 30 days, since a draft may refer to it', async () => {
  const { time, library, store, campaigns, people, unused, used, held } = await makeWorld();
  const collect = new CollectUnusedPictures({
    inventory: library,
    store,
    drafts: null,
    campaigns,
    avatars: people,
    clock: time,
  });
  time.setNow(time.now() + 30 * DAY_MS);
  await collect.execute();
  expect(await held()).toEqual([...used, unused]);
  time.setNow(time.now() + 1);
  await collect.execute();
  const [backup, stored, , campaign, avatar] = used;
  expect(await held()).toEqual([backup, stored, campaign, avatar]);
});

test('a picture that is uploaded again while it is being looked for stays', async () => {
  const { time, library, store, drafts, campaigns, people, unused, held } = await makeWorld();
  time.setNow(time.now() + 8 * DAY_MS);
  const uploadsMeanwhile = {
    list: async () => {
      await library.put({ bytes: new TextEncoder().encode('unused'), type: 'image/png' });
      return campaigns.list();
    },
  };
  await new CollectUnusedPictures({
    inventory: library,
    store,
    drafts,
    campaigns: uploadsMeanwhile,
    avatars: people,
    clock: time,
  }).execute();
  expect(await held()).toContain(unused);
});

test('before anything was saved, pictures that nobody refers to go all the same', async () => {
  const { time, library, drafts, campaigns, people, unused, held } = await makeWorld();
  const store = new InMemoryContentStore(time, new CountingIds(), DEFAULT_CONTENT);
  time.setNow(time.now() + 8 * DAY_MS);
  await new CollectUnusedPictures({
    inventory: library,
    store,
    drafts,
    campaigns,
    avatars: people,
    clock: time,
  }).execute();
  expect(await held()).not.toContain(unused);
});

test('pictures that cannot be listed end it quietly', async () => {
  const { time, library, store, drafts, campaigns, people, held } = await makeWorld();
  const before = await held();
  const unlisted = { list: async () => fail({ code: 'unavailable' } as const), remove: library.remove };
  await new CollectUnusedPictures({
    inventory: unlisted,
    store,
    drafts,
    campaigns,
    avatars: people,
    clock: time,
  }).execute();
  expect(await held()).toEqual(before);
});

test.each(['load', 'backups', 'drafts', 'campaigns', 'people', 'damaged'] as const)(
  'nothing goes while %s cannot be read to the end',
  async (broken) => {
    const { time, library, store, drafts, campaigns, people, unused, held } = await makeWorld();
    time.setNow(time.now() + 8 * DAY_MS);
    const unavailable = async () => fail({ code: 'unavailable' });
    const damaged = { id: 'damaged-0', revision: null, savedAt: null, content: null };
    await new CollectUnusedPictures({
      inventory: library,
      store: {
        load: broken === 'load' ? unavailable : () => store.load(),
        backups:
          broken === 'backups'
            ? unavailable
            : broken === 'damaged'
              ? async () => ({ ok: true, value: [damaged] })
              : () => store.backups(),
      },
      drafts: { list: broken === 'drafts' ? unavailable : () => drafts.list() },
      campaigns: { list: broken === 'campaigns' ? unavailable : () => campaigns.list() },
      avatars: { avatars: broken === 'people' ? unavailable : () => people.avatars() },
      clock: time,
    }).execute();
    expect(await held()).toContain(unused);
  },
);
