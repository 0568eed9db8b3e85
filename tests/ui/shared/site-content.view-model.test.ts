import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { LoadContent } from '../../../src/core/content/load-content';
import { fail } from '../../../src/core/shared/result';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { contentTitled } from '../../support/content-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime, settle } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { InMemoryContentStore } from '../../support/in-memory/in-memory-content-store';
import { RecordingLogger } from '../../support/recording-logger';

test('shows the default content, then what is stored, then what is saved, until it ends', async () => {
  const store = new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT);
  const changes = new InMemoryChanges();
  const first = await store.save({ content: contentTitled('Stored'), base: null, automatic: false });
  const loadContent = new LoadContent(store, DEFAULT_CONTENT, new RecordingLogger());
  const site = new SiteContentViewModel(loadContent, changes, DEFAULT_CONTENT);
  const stop = site.start();
  expect(site.content).toEqual(DEFAULT_CONTENT);
  await settle();
  expect(site.content.heroContent.title).toBe('Stored');
  const base = first.ok ? first.value.revision : null;
  const second = await store.save({ content: contentTitled('Saved'), base, automatic: false });
  changes.change('session');
  await settle();
  expect(site.content.heroContent.title).toBe('Stored');
  changes.change('content');
  await settle();
  expect(site.content.heroContent.title).toBe('Saved');
  stop();
  await store.save({
    content: contentTitled('Late'),
    base: second.ok ? second.value.revision : null,
    automatic: false,
  });
  changes.change('content');
  await settle();
  expect(site.content.heroContent.title).toBe('Saved');
});

test('a store that cannot be read leaves the default content and is logged', async () => {
  const logger = new RecordingLogger();
  const store = { load: async () => fail({ code: 'unavailable' }) };
  const site = new SiteContentViewModel(
    new LoadContent(store, DEFAULT_CONTENT, logger),
    new InMemoryChanges(),
    DEFAULT_CONTENT,
  );
  site.start();
  await settle();
  expect(site.content).toBe(DEFAULT_CONTENT);
  expect(logger.entries).toMatchObject([{ level: 'error', message: 'Failed to load content' }]);
});

test('what the page was made from stays the same object while it is what is stored', async () => {
  const store = new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT);
  const saved = await store.save({ content: contentTitled('Published'), base: null, automatic: false });
  if (!saved.ok) throw new Error(saved.failure.code);
  const changes = new InMemoryChanges();
  const loadContent = new LoadContent(store, DEFAULT_CONTENT, new RecordingLogger());
  const site = new SiteContentViewModel(loadContent, changes, DEFAULT_CONTENT);
  const published = contentTitled('Published');
  site.show(published, saved.value.revision);
  site.start();
  await settle();
  expect([site.content, site.isLoaded]).toEqual([published, true]);
  expect(site.content).toBe(published);
  // Where the store cannot be asked, the published words are better than the default ones.
  store.load = async () => fail({ code: 'unavailable' });
  changes.change('content');
  await settle();
  expect(site.content).toBe(published);
});
