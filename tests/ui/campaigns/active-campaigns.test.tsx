import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import type { Campaign } from '../../../src/core/campaigns/campaign';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ActiveCampaigns } from '../../../src/ui/campaigns/active-campaigns';
import { CampaignListViewModel } from '../../../src/ui/campaigns/campaign-list.view-model';
import { Countdown } from '../../../src/ui/campaigns/countdown';
import { TickerViewModel } from '../../../src/ui/campaigns/ticker.view-model';
import { aCampaign } from '../../support/campaign-builder';
import { FakeIntersection } from '../../support/fake-intersection';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const DAY_MS = 24 * 60 * 60 * 1000;

async function show(campaigns: readonly Campaign[], time = new FakeTime()) {
  const ticker = new TickerViewModel(time, time);
  const source = viewModels(
    [
      CampaignListViewModel,
      () =>
        new CampaignListViewModel({
          listActiveCampaigns: { execute: async () => ok(campaigns) },
          feed: new ChangeFeed(new InMemoryChanges(), time, time),
          shownCampaigns: null,
        }),
    ],
    [TickerViewModel, () => ticker],
  );
  const view = render(
    <ViewModelContext value={source}>
      <ActiveCampaigns />
    </ViewModelContext>,
  );
  const loading = screen.queryByText('Loading campaigns…') !== null;
  await act(() => time.advance(0));
  return { ...view, time, loading };
}

test('a card shows title, description, money, progress and the time left', async () => {
  const time = new FakeTime();
  const { loading } = await show([aCampaign({ endDate: time.now() + 30 * DAY_MS - 1 })], time);
  expect(loading).toBe(true);
  const card = within(screen.getByRole('article', { name: 'Winter Boots' }));
  expect(card.getByRole('heading', { name: 'Winter Boots', level: 3 })).toBeVisible();
  expect(card.getByText('Warm boots for people who sleep outside.')).toBeVisible();
  expect(card.getByText('$6,500 raised of $10,000')).toBeVisible();
  expect(card.getByText('65%')).toBeVisible();
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65');
  expect(card.getByRole('progressbar')).toHaveAccessibleName('Raised for Winter Boots');
  expect(card.getByRole('timer')).toHaveTextContent('29d 23h 59m 59s');
  expect(card.getByText('Ends in')).toBeVisible();
  expect(screen.queryByText('Loading campaigns…')).toBeNull();
});

test('without a campaign it says that there is none', async () => {
  await show([]);
  expect(screen.getByText('No active campaigns available.')).toBeVisible();
});

test('many campaigns are split into several lists, so that the browser can skip the layout of far ones', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => aCampaign({ id: `${index}`, title: `Campaign ${index}` }));
  const { unmount } = await show(many(12));
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(12);
  unmount();
  await show(many(13));
  expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('article').length)).toEqual([
    12, 1,
  ]);
  const rest = within(screen.getByRole('list', { name: 'Active campaigns, part 2 of 2' }));
  expect(rest.getByRole('heading', { name: 'Campaign 12' })).toBeVisible();
});

test('markup in a title or a description stays text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await show([aCampaign({ title: markup, description: `${markup}!` })]);
  expect(screen.getByRole('heading', { name: markup })).toBeVisible();
  expect(screen.getByText(`${markup}!`)).toBeVisible();
});

test('a campaign without a goal shows what was raised, and 0 %', async () => {
  await show([aCampaign({ goalAmount: 0 })]);
  expect(screen.getByText('$6,500 raised of $0')).toBeVisible();
  expect(screen.getByText('0%')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('only countdowns on screen tick, all with one timer, and no timer remains afterwards', async () => {
  const time = new FakeTime();
  const endDate = time.now() + DAY_MS;
  const { unmount } = await show(
    ['one', 'two', 'three'].map((id) => aCampaign({ id, title: id, endDate })),
    time,
  );
  expect(time.pending).toBe(0);
  const [one, two, three] = screen.getAllByRole('article');
  if (!one || !two || !three) throw new Error('There are three cards.');
  act(() => {
    FakeIntersection.move(one, true);
    FakeIntersection.move(two, true);
  });
  expect(time.pending).toBe(1);
  await act(() => time.advance(2000));
  const times = [one, two, three].map((card) => within(card).getByRole('timer').textContent);
  expect(times).toEqual(['0d 23h 59m 58s', '0d 23h 59m 58s', '1d 0h 0m 0s']);
  act(() => FakeIntersection.move(two, false));
  await act(() => time.advance(1000));
  expect(within(two).getByRole('timer')).toHaveTextContent('0d 23h 59m 58s');
  unmount();
  expect(time.pending).toBe(0);
});

test('the end of a campaign is shown and announced politely', async () => {
  const time = new FakeTime();
  await show([aCampaign({ endDate: time.now() + 1500 })], time);
  act(() => FakeIntersection.move(screen.getByRole('article'), true));
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  await act(() => time.advance(2000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('Ends in')).toBeNull();
  expect(screen.getByText('Campaign Ended')).toHaveAttribute('aria-live', 'polite');
});

test.each([
  ['that ended long ago', 0],
  ['without a valid end date', Number.NaN],
])('a campaign %s has ended', async (_, endDate) => {
  await show([aCampaign({ endDate })]);
  expect(screen.getByText('Campaign Ended')).toBeVisible();
});

test('the countdown follows a clock that is set back', async () => {
  const time = new FakeTime();
  await show([aCampaign({ endDate: time.now() + DAY_MS })], time);
  act(() => FakeIntersection.move(screen.getByRole('article'), true));
  time.setNow(time.now() - DAY_MS);
  await act(() => time.advance(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('1d 23h 59m 59s');
});

test('a campaign ends only for as long as the clock is set past its end', async () => {
  const time = new FakeTime();
  await show([aCampaign({ endDate: time.now() + DAY_MS })], time);
  act(() => FakeIntersection.move(screen.getByRole('article'), true));
  time.setNow(time.now() + 2 * DAY_MS);
  await act(() => time.advance(1000));
  expect(screen.getByText('Campaign Ended')).toBeVisible();
  time.setNow(time.now() - 2 * DAY_MS);
  await act(() => time.advance(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('0d 23h 59m 58s');
});

test('after ten minutes without a tick the next tick shows the right time', async () => {
  const time = new FakeTime();
  await show([aCampaign({ endDate: time.now() + DAY_MS })], time);
  act(() => FakeIntersection.move(screen.getByRole('article'), true));
  time.setNow(time.now() + 10 * 60 * 1000);
  await act(() => time.advance(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('0d 23h 49m 59s');
});

function Around({ endDate, onRender }: { readonly endDate: number; readonly onRender: () => void }) {
  onRender();
  return <Countdown endDate={endDate} />;
}

test('a tick renders only the digits', async () => {
  const time = new FakeTime();
  const ticker = new TickerViewModel(time, time);
  const commits = vi.fn();
  const around = vi.fn();
  render(
    <ViewModelContext value={viewModels([TickerViewModel, () => ticker])}>
      <Profiler id="countdown" onRender={commits}>
        <Around endDate={time.now() + DAY_MS} onRender={around} />
      </Profiler>
    </ViewModelContext>,
  );
  act(() => FakeIntersection.move(document.body, true));
  commits.mockClear();
  around.mockClear();
  const element = screen.getByRole('timer').parentElement;
  await act(() => time.advance(3000));
  expect(commits).toHaveBeenCalledTimes(3);
  expect(around).not.toHaveBeenCalled();
  expect(screen.getByRole('timer').parentElement).toBe(element);
});
