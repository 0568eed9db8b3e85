import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import type { PublicEvent } from '../../src/core/events/event-view';
import type { PublicEvents } from '../../src/core/events/events.api';
import { soFarPeriod } from '../../src/core/figures/count-so-far';
import { publicSettings } from '../../src/core/settings/public-settings';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { fail, ok } from '../../src/core/shared/result';
import type { SoFar } from '../../src/core/shared/so-far';
import { calendarDateAt, monthOf } from '../../src/core/shared/time/calendar';
import { monthsAfter } from '../../src/core/shared/time/months';
import type { WantedSizes } from '../../src/core/shelf/wanted-sizes.api';
import { type PublishedWords, Publisher, type SitePages } from '../../src/server/content/publisher';
import { publicationContract } from '../contracts/publication.contract';
import { aCampaignDraft } from '../support/campaign-builder';
import { campaignsInMemory } from '../support/campaigns-in-memory';
import { contentTitled } from '../support/content-builder';
import { CountingIds } from '../support/counting-ids';
import { FakeTime } from '../support/fake-time';
import { InMemoryChanges } from '../support/in-memory/in-memory-changes';
import { InMemoryContentStore } from '../support/in-memory/in-memory-content-store';
import { InMemoryImageLibrary } from '../support/in-memory/in-memory-image-library';
import { pngOf } from '../support/picture-bytes';
import { aPublicEvent } from '../support/public-event-builder';
import { RecordingLogger } from '../support/recording-logger';

/** A publisher in a still world; `made` are the words of all pages that were put in place. */
function setUp(makePages: (made: PublishedWords[]) => SitePages['replace'] = simply) {
  const time = new FakeTime();
  const contentStore = new InMemoryContentStore(time, new CountingIds(), DEFAULT_CONTENT);
  const imageLibrary = new InMemoryImageLibrary(crypto.subtle, time);
  const campaigns = campaignsInMemory([], { time });
  const [changes, logger, made] = [new InMemoryChanges(), new RecordingLogger(), [] as PublishedWords[]];
  const shown: PublicEvent[] = [];
  const events: PublicEvents = { listPublic: async () => ok([...shown]) };
  let wanted: Awaited<ReturnType<WantedSizes['wanted']>> = ok([]);
  const want = (next: typeof wanted) => {
    wanted = next;
    changes.change('shelf');
  };
  const settings = { now: publicSettings(FIRST_SETTINGS) };
  const year: { counted: SoFar['figures']; times: number } = { counted: {}, times: 0 };
  const figures = {
    soFar: async () => {
      year.times += 1;
      const { to } = soFarPeriod(calendarDateAt(time.now()));
      return ok({ to, figures: year.counted });
    },
  };
  const publisher = new Publisher({
    contentStore,
    campaigns,
    events,
    imageLibrary,
    changes,
    sizes: { wanted: async () => wanted },
    figures,
    settings: { public: async () => ok(settings.now) },
    clock: time,
    scheduler: time,
    logger,
    pages: { replace: makePages(made) },
    defaults: DEFAULT_CONTENT,
  });
  let base: string | null = null;
  const save = async (content: SiteContent, automatic = false): Promise<string> => {
    const saved = await contentStore.save({ content, base, automatic });
    if (!saved.ok) throw new Error(saved.failure.code);
    base = saved.value.revision;
    changes.change('content');
    return base;
  };
  const titles = () => made.map(({ content }) => content.heroContent.title);
  const errors = () => logger.entries.filter(({ level }) => level === 'error').length;
  return {
    time,
    contentStore,
    campaigns,
    shown,
    imageLibrary,
    changes,
    publisher,
    settings,
    year,
    made,
    save,
    want,
    titles,
    errors,
  };
}

function simply(made: PublishedWords[]): SitePages['replace'] {
  return async (words) => void made.push(words);
}

test('at the start the pages show what is saved, with the pictures that are there', async () => {
  const { publisher, imageLibrary, save, made } = setUp();
  const stored = await imageLibrary.put({ bytes: pngOf(16, 9), type: 'image/png' });
  const hero = stored.ok ? stored.value : '';
  await imageLibrary.putCopy(hero, 640, { bytes: pngOf(640, 360), type: 'image/png' });
  const gone = `picture:${'0'.repeat(64)}`;
  const revision = await save({
    ...DEFAULT_CONTENT,
    heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage: hero },
    missionContent: { ...DEFAULT_CONTENT.missionContent, image: gone },
  });
  await publisher.start();
  expect(made).toMatchObject([{ revision, content: { heroContent: { backgroundImage: hero } } }]);
  const path = hero.replace('picture:', '/pictures/');
  expect(made[0]?.pictures).toEqual(
    new Map([
      [hero, { path, size: { width: 16, height: 9 }, copies: [{ path: `${path}/640`, width: 640 }] }],
    ]),
  );
});

test('before anything was saved the pages show the default content, under no revision', async () => {
  const { publisher, made } = setUp();
  await publisher.start();
  expect(made).toMatchObject([{ content: DEFAULT_CONTENT, revision: null }]);
});

test('saves that follow each other closely are published together, and the newest wins', async () => {
  const { publisher, time, save, titles, changes } = setUp();
  await publisher.start();
  await save(contentTitled('One'));
  await time.advance(20);
  await save(contentTitled('Two'));
  await save(contentTitled('Three'));
  // Beside it, the end of the month is waited for.
  expect(time.pending).toBe(2);
  await time.advance(10);
  expect(titles().slice(1)).toEqual(['Three']);
  // A notice that comes twice, or for something else, makes no page.
  changes.change('content');
  changes.change('session');
  await time.advance(1000);
  expect(titles().slice(1)).toEqual(['Three']);
});

test('what is saved while pages are being made is published after them', async () => {
  const ends: (() => void)[] = [];
  const { publisher, time, save, titles } = setUp((made) => async (words) => {
    if (words.revision !== null) await new Promise<void>((resolve) => ends.push(resolve));
    made.push(words);
  });
  await publisher.start();
  await save(contentTitled('Slow'));
  await time.advance(100);
  await save(contentTitled('Newer'));
  await time.advance(200);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await time.advance(0);
  ends[1]?.();
  await time.advance(0);
  expect(titles().slice(1)).toEqual(['Slow', 'Newer']);
});

test('pages that cannot be made are reported and tried again; those before stay', async () => {
  let isBroken = true;
  const { publisher, time, save, titles, errors } = setUp((made) => async (words) => {
    if (isBroken && words.revision !== null) throw new Error('a section is broken');
    made.push(words);
  });
  await publisher.start();
  await save(contentTitled('Wanted'));
  await time.advance(100);
  expect([titles().length, errors()]).toEqual([1, 1]);
  isBroken = false;
  await time.advance(30_000);
  expect(titles().slice(1)).toEqual(['Wanted']);
  // The end of the month alone.
  expect(time.pending).toBe(1);
});

test('pages that take more than five seconds are given up, and put in place no more', async () => {
  const signals: AbortSignal[] = [];
  const { publisher, time, save, errors } = setUp((made) => async (words, signal) => {
    signals.push(signal);
    if (words.revision !== null) await new Promise(() => {});
    made.push(words);
  });
  await publisher.start();
  await save(contentTitled('Endless'));
  await time.advance(5_029);
  expect([signals[1]?.aborted, errors()]).toEqual([false, 0]);
  await time.advance(1);
  expect([signals[1]?.aborted, errors()]).toEqual([true, 1]);
});

test('a store that cannot be read is asked again, and nothing is published meanwhile', async () => {
  const { publisher, contentStore, time, save, titles, errors } = setUp();
  await save(contentTitled('Saved'));
  const { load } = contentStore;
  contentStore.load = async () => fail({ code: 'unavailable' });
  await publisher.start();
  expect([titles(), errors()]).toEqual([[], 1]);
  contentStore.load = load;
  await time.advance(30_000);
  expect(titles()).toEqual(['Saved']);
});

test('once it has ended, nothing is published and no timer runs', async () => {
  const { publisher, time, save, titles } = setUp();
  const end = await publisher.start();
  await save(contentTitled('Waiting'));
  end();
  await save(contentTitled('Late'));
  await time.advance(60_000);
  expect([titles().length, time.pending]).toEqual([1, 0]);
});

test('a page finds the content of its revision: of automatic saves too, and from the backups', async () => {
  const { publisher, time, save } = setUp();
  const before = await save(contentTitled('Before this process'));
  await save(contentTitled('Also before'));
  await publisher.start();
  const automatic: string[] = [];
  for (const title of ['A', 'B', 'C']) {
    automatic.push(await save(contentTitled(title), true));
    await time.advance(100);
  }
  const titleAt = async (revision: string) => {
    const found = await publisher.kept.at(revision);
    if (!found.ok) throw new Error(found.failure.code);
    return found.value?.value.heroContent.title;
  };
  expect(await Promise.all(automatic.map(titleAt))).toEqual(['A', 'B', 'C']);
  expect(await titleAt(before)).toBe('Before this process');
  expect(await titleAt('unknown')).toBeUndefined();
});

const DAY_MS = 24 * 60 * 60 * 1000;

test('a campaign that is saved is published with its picture, and one that is over is not shown', async () => {
  const { publisher, time, campaigns, changes, imageLibrary, made } = setUp();
  const stored = await imageLibrary.put({ bytes: pngOf(4, 3), type: 'image/png' });
  const imageUrl = stored.ok ? stored.value : '';
  await campaigns.create({ id: 'boots', ...aCampaignDraft({ imageUrl, endDate: time.now() + 40 * DAY_MS }) });
  await campaigns.create({
    id: 'bare',
    ...aCampaignDraft({ imageUrl: '', endDate: time.now() + 40 * DAY_MS }),
  });
  await publisher.start();
  expect(made[0]?.campaigns).toMatchObject({
    madeAt: time.now(),
    campaigns: [{ id: 'boots' }, { id: 'bare' }],
  });
  expect([...(made[0]?.pictures.keys() ?? [])]).toEqual([imageUrl]);
  const [boots] = made[0]?.campaigns.campaigns ?? [];
  await campaigns.update({
    id: 'boots',
    base: boots?.revision ?? '',
    ...aCampaignDraft({ isActive: false }),
  });
  changes.change('campaigns');
  await time.advance(100);
  expect(made[1]?.campaigns.campaigns).toMatchObject([{ id: 'bare' }]);
  // Nothing that visitors see has changed.
  changes.change('campaigns');
  await time.advance(100);
  expect(made).toHaveLength(2);
});

test('an event is published when it is saved, when a place is taken, and when it ends', async () => {
  const { publisher, time, changes, shown, made } = setUp();
  const event = aPublicEvent({ startsAt: time.now(), endsAt: time.now() + 60_000, placesLeft: 2 });
  await publisher.start();
  shown.push(event);
  changes.change('events');
  await time.advance(100);
  shown[0] = { ...event, placesLeft: 1 };
  changes.change('signups');
  await time.advance(100);
  // A sign-up for something else changes nothing.
  changes.change('signups');
  await time.advance(100);
  expect(made.map(({ events }) => events.events[0]?.placesLeft)).toEqual([undefined, 2, 1]);
  shown.pop();
  await time.advance(60_000);
  expect(made.at(-1)?.events.events).toEqual([]);
});

test('when a campaign ends the pages are made again, however long that takes', async () => {
  const { publisher, time, campaigns, made } = setUp();
  await campaigns.create({ id: 'boots', ...aCampaignDraft({ endDate: time.now() + 40 * DAY_MS }) });
  const end = await publisher.start();
  await time.advance(40 * DAY_MS - 1);
  // A month was over meanwhile, and with it the figures of the year were others.
  const before = made.length;
  await time.advance(1);
  expect(made).toHaveLength(before + 1);
  const last = made.at(-1);
  expect(last?.campaigns.madeAt).toBe(last?.campaigns.campaigns[0]?.endDate);
  end();
  expect(time.pending).toBe(0);
});

test('campaigns that cannot be read leave the pages as they are, until they can', async () => {
  const { publisher, time, campaigns, titles, errors, save } = setUp();
  await publisher.start();
  const { active } = campaigns;
  campaigns.active = async () => fail({ code: 'unavailable' });
  await save(contentTitled('Waiting'));
  await time.advance(100);
  expect([titles().length, errors()]).toEqual([1, 1]);
  campaigns.active = active.bind(campaigns);
  await time.advance(30_000);
  expect(titles().slice(1)).toEqual(['Waiting']);
});

publicationContract('Publisher', () => {
  let isBroken = false;
  const { publisher, contentStore } = setUp((made) => async (words) => {
    if (isBroken) throw new Error('a section is broken');
    made.push(words);
  });
  return {
    publication: publisher,
    store: contentStore,
    breakPages: (broken) => {
      isBroken = broken;
    },
  };
});

test('who asks what became of saved words need not wait for a notice, and a second publication is not made for it', async () => {
  const { publisher, time, save, titles } = setUp();
  await publisher.start();
  const revision = await save(contentTitled('Asked for'));
  expect(await publisher.outcome(revision)).toEqual(ok({ status: 'live', at: time.now() }));
  const since = time.now();
  await time.advance(100);
  expect(titles().slice(1)).toEqual(['Asked for']);
  expect(await publisher.outcome(revision)).toEqual(ok({ status: 'live', at: since }));
});

test('copies that are added to a picture later are published, although nobody saves anything', async () => {
  const { publisher, time, imageLibrary, changes, save, made } = setUp();
  const stored = await imageLibrary.put({ bytes: pngOf(2000, 900), type: 'image/png' });
  const hero = stored.ok ? stored.value : '';
  const { heroContent } = DEFAULT_CONTENT;
  const revision = await save({ ...DEFAULT_CONTENT, heroContent: { ...heroContent, backgroundImage: hero } });
  await publisher.start();
  const since = time.now();
  await time.advance(1000);
  await imageLibrary.putCopy(hero, 640, { bytes: pngOf(640, 288), type: 'image/png' });
  changes.change('content');
  await time.advance(100);
  expect(made.map(({ pictures }) => pictures.get(hero)?.copies.map(({ width }) => width))).toEqual([
    [],
    [640],
  ]);
  // The words have been live since before.
  expect(await publisher.outcome(revision)).toEqual(ok({ status: 'live', at: since }));
});

test('of two saves in the same millisecond, and of saves while the clock is set back, the newest is shown', async () => {
  const { publisher, time, contentStore, save, titles } = setUp();
  await publisher.start();
  await save(contentTitled('First'));
  await save(contentTitled('Second'));
  await time.advance(100);
  const stored = await contentStore.load();
  expect(titles().slice(1)).toEqual(['Second']);
  time.setNow(time.now() - 40 * DAY_MS);
  const before = await save(contentTitled('Third'));
  await time.advance(100);
  const newer = await contentStore.load();
  expect(newer.ok && stored.ok && Number(newer.value?.savedAt) < Number(stored.value?.savedAt)).toBe(true);
  expect(titles().slice(2)).toEqual(['Third']);
  expect(await publisher.outcome(before)).toMatchObject({ ok: true, value: { status: 'live' } });
});

test('the sizes that are missing are on the pages once they are others, whatever else changed on the shelf', async () => {
  const { publisher, made, want, errors, time, changes } = setUp();
  await publisher.start();
  const sizes = [{ cut: 'men', size: 13, wide: false }] as const;
  want(ok(sizes));
  changes.change('applications');
  await time.advance(400);
  expect(made).toHaveLength(1);
  await time.advance(100);
  expect(made.map((words) => words.sizes)).toEqual([[], sizes]);
  want(ok([...sizes]));
  await time.advance(500);
  want(fail({ code: 'unavailable' }));
  await time.advance(500);
  expect([made.length, errors()]).toEqual([2, 1]);
});

test('the figures of the year are counted once, again a minute after a mark, and when the month is over', async () => {
  const { publisher, time, changes, save, made, year } = setUp();
  const end = await publisher.start();
  await save(contentTitled('Other words'));
  await time.advance(100);
  expect([made.length, year.times]).toEqual([2, 1]);
  year.counted = { pairsGiven: 60 };
  for (let mark = 0; mark < 40; mark += 1) changes.change('signups');
  await time.advance(59_000);
  expect([made.length, year.times]).toEqual([2, 1]);
  await time.advance(1_000);
  expect(made[2]?.soFar.figures).toEqual({ pairsGiven: 60 });
  expect(year.times).toBe(2);
  const { to } = made[2]?.soFar ?? { to: '' };
  await time.advance(32 * DAY_MS);
  expect(made.at(-1)?.soFar.to.slice(0, 7)).toBe(monthsAfter(monthOf(to), 1));
  end();
});

test('saved settings are in the pages at once', async () => {
  const { publisher, time, changes, made, settings } = setUp();
  const end = await publisher.start();
  settings.now = { ...settings.now, legalName: 'Sole Sisters' };
  changes.change('settings');
  await time.advance(30);
  expect(made.map((words) => words.settings.legalName)).toEqual(['', 'Sole Sisters']);
  end();
});

test('settings that are saved while pages are being made are on the pages after them, and the newest win', async () => {
  const ends: (() => void)[] = [];
  const { publisher, time, changes, made, settings } = setUp((shown) => async (words) => {
    if (words.settings.legalName !== '') await new Promise<void>((resolve) => ends.push(resolve));
    shown.push(words);
  });
  const end = await publisher.start();
  const saveName = async (legalName: string) => {
    settings.now = { ...settings.now, legalName };
    changes.change('settings');
    await time.advance(30);
  };
  await saveName('Sole Sisters');
  await saveName('Sole Brothers');
  await saveName('Soles of the Desert');
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await time.advance(30);
  ends[1]?.();
  await time.advance(0);
  expect(made.map((words) => words.settings.legalName)).toEqual(['', 'Sole Sisters', 'Soles of the Desert']);
  end();
});
