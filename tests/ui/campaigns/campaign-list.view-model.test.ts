import { expect, test, vi } from 'vitest';
import type { Campaign } from '../../../src/core/campaigns/campaign';
import { CampaignListViewModel } from '../../../src/ui/campaigns/campaign-list.view-model';
import { aCampaign } from '../../support/campaign-builder';
import { settle } from '../../support/fake-time';

test('the state is loading until the use case answers', async () => {
  const list = new CampaignListViewModel(async () => [aCampaign()]);
  expect(list.state).toEqual({ status: 'loading' });
  list.start();
  await settle();
  expect(list.state).toEqual({ status: 'ready', campaigns: [aCampaign()] });
});

test('an answer that arrives after the end changes nothing', async () => {
  let signal: AbortSignal | undefined;
  const list = new CampaignListViewModel(async (given) => {
    signal = given;
    return [];
  });
  list.start()();
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(list.state).toEqual({ status: 'loading' });
});

test('after a second start the answer of the first one is ignored', async () => {
  const answers: ((campaigns: readonly Campaign[]) => void)[] = [];
  const execute = vi.fn(() => new Promise<readonly Campaign[]>((resolve) => answers.push(resolve)));
  const list = new CampaignListViewModel(execute);
  list.start()();
  list.start();
  answers[1]?.([aCampaign({ title: 'Second' })]);
  await settle();
  answers[0]?.([aCampaign({ title: 'First' })]);
  await settle();
  expect(list.state).toMatchObject({ campaigns: [{ title: 'Second' }] });
});
