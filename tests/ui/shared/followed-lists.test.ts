import { expect, test, vi } from 'vitest';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { Fetched } from '../../../src/ui/shared/fetched/fetched';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const sources = import.meta.glob<string>('../../../src/ui/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What is one thing and no list: the session, the site's content, and the document in the editor. */
const HEAR_EACH_NOTICE = ['editor.view-model.ts', 'session.view-model.ts', 'site-content.view-model.ts'];

test('everything that is fetched again after changes follows the feed, so no list can forget to wait', () => {
  const found = Object.entries(sources).filter(([, text]) => text.includes('changes.subscribe('));
  expect(found.map(([file]) => file.split('/').at(-1)).sort()).toEqual(HEAR_EACH_NOTICE);
});

test('10,000 letters reload an open list at most twice a second', async () => {
  const [changes, time] = [new InMemoryChanges(), new FakeTime()];
  const asked: number[] = [];
  const ask = vi.fn(async (_query: string) => {
    asked.push(time.now());
    return ok('a page');
  });
  const list = new Fetched({ ask, feed: new ChangeFeed(changes, time, time), things: ['receipts'] });
  const end = list.start();
  await list.show('January');
  const began = time.now();
  for (let letter = 0; letter < 10_000; letter += 1) {
    changes.change('receipts');
    await time.advance(10);
  }
  end();
  for (let second = began; second < time.now(); second += 1000) {
    const within = asked.filter((at) => at > second && at <= second + 1000);
    expect(within.length).toBeLessThanOrEqual(2);
  }
  expect(asked.length).toBeGreaterThan(100);
});
