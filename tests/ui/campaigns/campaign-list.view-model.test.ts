import { expect, test, vi } from 'vitest';
import type { ActiveCampaigns } from '../../../src/core/campaigns/campaigns.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail, ok } from '../../../src/core/shared/result';
import { CampaignListViewModel } from '../../../src/ui/campaigns/campaign-list.view-model';
import { aCampaign } from '../../support/campaign-builder';
import { FakeTime, settle } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const noChanges = () => new ChangeFeed(new InMemoryChanges(), new FakeTime(), new FakeTime());

type Listed = Awaited<ReturnType<ActiveCampaigns['active']>>;

test('the state is loading until the use case answers', async () => {
  const list = new CampaignListViewModel({
    listActiveCampaigns: { execute: async () => ok([aCampaign()]) },
    feed: noChanges(),
    shownCampaigns: null,
  });
  expect(list.state).toEqual({ status: 'loading' });
  list.start();
  await settle();
  expect(list.state).toEqual({ status: 'ready', value: [aCampaign()] });
});

test('a list that could not be fetched says why until it is there', async () => {
  const query = vi
    .fn(async (): Promise<Listed> => ok([aCampaign()]))
    .mockResolvedValueOnce(fail({ code: 'forbidden' }));
  const list = new CampaignListViewModel({
    listActiveCampaigns: { execute: query },
    feed: noChanges(),
    shownCampaigns: null,
  });
  await list.load();
  expect(list.state).toEqual({ status: 'failed', failure: 'forbidden' });
  const again = list.retry();
  expect(list.state).toEqual({ status: 'loading' });
  await again;
  expect(list.state).toEqual({ status: 'ready', value: [aCampaign()] });
});

test('an answer that arrives after the end changes nothing', async () => {
  let signal: AbortSignal | undefined;
  const list = new CampaignListViewModel({
    listActiveCampaigns: {
      execute: async (given) => {
        signal = given;
        return ok([]);
      },
    },
    feed: noChanges(),
    shownCampaigns: null,
  });
  list.start()();
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(list.state).toEqual({ status: 'loading' });
});

test('after a second start the answer of the first one is ignored', async () => {
  const answers: ((campaigns: Listed) => void)[] = [];
  const execute = vi.fn(() => new Promise<Listed>((resolve) => answers.push(resolve)));
  const list = new CampaignListViewModel({
    listActiveCampaigns: { execute },
    feed: noChanges(),
    shownCampaigns: null,
  });
  list.start()();
  list.start();
  answers[1]?.(ok([aCampaign({ title: 'Second' })]));
  await settle();
  answers[0]?.(ok([aCampaign({ title: 'First' })]));
  await settle();
  expect(list.state).toMatchObject({ value: [{ title: 'Second' }] });
});

test('campaigns that change elsewhere are fetched again, until the end', async () => {
  const changes = new InMemoryChanges();
  const query = vi.fn(async () => ok([aCampaign()]));
  const time = new FakeTime();
  const end = new CampaignListViewModel({
    listActiveCampaigns: { execute: query },
    feed: new ChangeFeed(changes, time, time),
    shownCampaigns: null,
  }).start();
  changes.change('content');
  await time.advance(1000);
  expect(query).toHaveBeenCalledTimes(1);
  changes.change('campaigns');
  await time.advance(1000);
  expect(query).toHaveBeenCalledTimes(2);
  end();
  changes.change('campaigns');
  await time.advance(1000);
  expect(query).toHaveBeenCalledTimes(2);
});

test('what the page was made with is shown at once, fetched again, and kept where that does not work', async () => {
  const shown = { campaigns: [aCampaign()], madeAt: 5 };
  const query = vi
    .fn(async (): Promise<Listed> => ok([aCampaign({ currentAmount: 7000 })]))
    .mockResolvedValueOnce(fail({ code: 'unavailable' }));
  const list = new CampaignListViewModel({
    listActiveCampaigns: { execute: query },
    feed: noChanges(),
    shownCampaigns: shown,
  });
  expect(list.state).toEqual({ status: 'ready', value: shown.campaigns });
  expect(list.madeAt).toBe(5);
  await list.load();
  expect(list.state).toEqual({ status: 'ready', value: [aCampaign()] });
  expect(list.madeAt).toBe(5);
  await list.load();
  expect(list.state).toEqual({ status: 'ready', value: [aCampaign({ currentAmount: 7000 })] });
  expect(list.madeAt).toBeUndefined();
});
