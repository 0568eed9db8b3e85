import { expect, test } from 'vitest';
import type { Publication } from '../../../../src/core/content/publication.port';
import { fail, ok } from '../../../../src/core/shared/result';
import { PublicationViewModel } from '../../../../src/ui/content/saving/publication.view-model';
import { FakeTime } from '../../../support/fake-time';

type Answer = Awaited<ReturnType<Publication['outcome']>>;
const LIVE: Answer = ok({ status: 'live', at: 5 });

/** A view model whose questions are answered one after the other. */
function setUp(...answers: readonly Answer[]) {
  const time = new FakeTime();
  const asked: string[] = [];
  const publication: Publication = {
    outcome: async (revision) => {
      asked.push(revision);
      return answers[asked.length - 1] ?? LIVE;
    },
  };
  return { time, asked, view: new PublicationViewModel(publication, time) };
}

test('saved words are on their way until they are live', async () => {
  const { view, time } = setUp();
  const followed = view.follow('one');
  expect(view.state).toEqual({ status: 'waiting' });
  await followed;
  expect(view.state).toEqual({ status: 'live', at: 5 });
  expect(time.pending).toBe(0);
});

test.each<[string, Answer, string]>([
  ['pages could not be made', ok({ status: 'failed' }), 'failed'],
  ['nobody answered', fail({ code: 'unavailable' }), 'unknown'],
])('where %s, it is asked again until they are live', async (_case, answer, status) => {
  const { view, time, asked } = setUp(answer, answer);
  await view.follow('one');
  expect(view.state).toEqual({ status });
  await time.advance(30_000);
  expect(view.state).toEqual({ status });
  await time.advance(30_000);
  expect(view.state).toEqual({ status: 'live', at: 5 });
  expect([asked, time.pending]).toEqual([['one', 'one', 'one'], 0]);
});

test('words that were replaced, or about which this person may not ask, are said nothing more about', async () => {
  const replaced = setUp(ok({ status: 'replaced' }));
  await replaced.view.follow('one');
  expect([replaced.view.state, replaced.time.pending]).toEqual([null, 0]);
  const refused = setUp(fail({ code: 'unauthenticated' }));
  await refused.view.follow('one');
  expect([refused.view.state, refused.time.pending]).toEqual([{ status: 'unknown' }, 0]);
});

test('the newest save counts, and after the end nothing is asked', async () => {
  const { view, time, asked } = setUp(ok({ status: 'failed' }), ok({ status: 'failed' }));
  const first = view.follow('one');
  const second = view.follow('two');
  await Promise.all([first, second]);
  expect(time.pending).toBe(1);
  view.stop();
  expect([view.state, time.pending, asked]).toEqual([null, 0, ['one', 'two']]);
});
