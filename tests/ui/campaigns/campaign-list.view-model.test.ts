import { expect, test, vi } from 'vitest';
import type { Campaign } from '../../../src/core/campaigns/campaign';
import { CampaignListViewModel } from '../../../src/ui/campaigns/campaign-list.view-model';
import { aCampaign } from '../../support/campaign-builder';
import { settle } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

test('the state is loading until the use case answers', async () => {
  const list = new CampaignListViewModel(async () => [aCampaign()], new InMemoryChanges());
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
  }, new InMemoryChanges());
  list.start()();
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(list.state).toEqual({ status: 'loading' });
});

test('after a second start the answer of the first one is ignored', async () => {
  const answers: ((campaigns: readonly Campaign[]) => void)[] = [];
  const execute = vi.fn(() => new Promise<readonly Campaign[]>((resolve) => answers.push(resolve)));
  const list = new CampaignListViewModel(execute, new InMemoryChanges());
  list.start()();
  list.start();
  answers[1]?.([aCampaign({ title: 'Second' })]);
  await settle();
  answers[0]?.([aCampaign({ title: 'First' })]);
  await settle();
  expect(list.state).toMatchObject({ campaigns: [{ title: 'Second' }] });
});

test('campaigns that change elsewhere are fetched again, until the end', async () => {
  const changes = new InMemoryChanges();
  const query = vi.fn(async () => [aCampaign()]);
  const end = new CampaignListViewModel(query, changes).start();
  await settle();
  changes.change('content');
  expect(query).toHaveBeenCalledTimes(1);
  changes.change('campaigns');
  expect(query).toHaveBeenCalledTimes(2);
  end();
  changes.change('campaigns');
  expect(query).toHaveBeenCalledTimes(2);
});
