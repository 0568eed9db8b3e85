import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserCache } from '../../../src/adapters/cached/answer-cache';
import { cachedPort } from '../../../src/adapters/cached/cached-port';
import { type FailureIn, safePort } from '../../../src/core/api/api';
import { activeCampaignsApi, type Campaigns, campaignsApi } from '../../../src/core/campaigns/campaigns.api';
import { ListActiveCampaigns } from '../../../src/core/campaigns/list-active-campaigns';
import { ReadCampaigns } from '../../../src/core/campaigns/read-campaigns';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import {
  CampaignFormViewModel,
  toFormValues,
} from '../../../src/ui/campaigns/admin/campaign-form.view-model';
import {
  AllCampaignsViewModel,
  OneCampaignViewModel,
} from '../../../src/ui/campaigns/admin/campaigns.view-model';
import { CampaignListViewModel } from '../../../src/ui/campaigns/campaign-list.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { aCampaign } from '../../support/campaign-builder';
import { campaignsInMemory } from '../../support/campaigns-in-memory';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { withFaults } from '../../support/faults/with-faults';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { RecordingLogger } from '../../support/recording-logger';

type ListFailure = (typeof LIST_FAILURES)[number];

const KEPT = aCampaign({ id: 'kept' });
const LISTS = ['list', 'active'] as const;
const WRITES = ['create', 'update'] as const;
const LIST_FAILURES = failuresOf('campaigns', 'list');
const LIST_FAULTS = LISTS.flatMap((method) => [
  ...LIST_FAILURES.map((failure) => [method, failure.code, failure] as const),
  [method, 'a bug that throws', null] as const,
]);
const GET_FAULTS = [
  ...failuresOf('campaigns', 'get').map((failure) => [failure.code, failure] as const),
  ['a bug that throws', null] as const,
];
const WRITE_FAULTS = WRITES.flatMap((method) => [
  // What somebody else changed is shown in a dialog; see below.
  ...failuresOf('campaigns', method)
    .filter(({ code }) => code !== 'conflict')
    .map((failure) => [method, JSON.stringify(failure), failure] as const),
  [method, 'a bug that throws', null] as const,
]);

// The query library keeps its own timers.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The lists, the details and the form on a gateway that can fail, be slow, or answer out of order. */
function setUp() {
  const time = new FakeTime();
  const server = campaignsInMemory([KEPT], { time });
  const changes = new InMemoryChanges();
  const feed = new ChangeFeed(changes, time, time);
  const cache = browserCache(changes, 'campaigns', { clock: time, scheduler: time });
  const gateway = cachedPort(campaignsApi, server, cache);
  const faulty = withFaults('campaigns', gateway);
  const faultyActive = withFaults('activeCampaigns', cachedPort(activeCampaignsApi, server, cache));
  const logger = new RecordingLogger();
  const toasts = new ToastViewModel(time, time);
  const listActive = new ListActiveCampaigns(faultyActive.port, logger);
  const read = new ReadCampaigns(faulty.port, listActive, () => true, logger);
  const lists = {
    list: new AllCampaignsViewModel({ readCampaigns: read, feed, clock: time }),
    active: new CampaignListViewModel({ listActiveCampaigns: listActive, feed, shownCampaigns: null }),
  };
  const faultyList = {
    list: {
      fail: (failure: ListFailure) => faulty.fail('list', 1, failure),
      break: () => faulty.break('list', 1),
      hold: () => faulty.hold('list', 1),
    },
    active: {
      fail: (failure: ListFailure) => faultyActive.fail('active', 1, failure),
      break: () => faultyActive.break('active', 1),
      hold: () => faultyActive.hold('active', 1),
    },
  };
  const one = new OneCampaignViewModel({ readCampaigns: read, feed });
  // As the composition binds it.
  const safe = safePort(campaignsApi, faulty.port, logger);
  const form = new CampaignFormViewModel({
    campaigns: safe,
    readCampaigns: read,
    toasts,
    idSource: new CountingIds(),
    logger,
  });
  const answered = <T>(question: Promise<T>) => time.run(question, 5000);
  /** Saves the campaign under another title, as a new one or as itself. */
  const submit = (method: (typeof WRITES)[number]) => {
    form.open(method === 'create' ? null : KEPT);
    return form.submit({ ...toFormValues(KEPT), title: 'Renamed' });
  };
  const stored = async () => {
    const all = await answered(gateway.list());
    return all.ok ? all.value.map(({ title }) => title) : null;
  };
  return { faulty, faultyList, gateway, logger, toasts, lists, one, form, answered, submit, stored, time };
}

test.each(LIST_FAULTS)(
  '%s: a failure with %s shows no list, and it is there again the next time',
  async (method, _, failure) => {
    const { faultyList, lists, answered, logger } = setUp();
    if (failure) faultyList[method].fail(failure);
    else faultyList[method].break();
    await answered(lists[method].load());
    expect(lists[method].state).toEqual({ status: 'failed', failure: failure?.code ?? 'unavailable' });
    expect(logger.entries.some(({ level }) => level === 'error')).toBe(failure?.code !== 'cancelled');
    await answered(lists[method].load());
    expect(lists[method].state).toEqual({ status: 'ready', value: [KEPT] });
  },
);

test.each(GET_FAULTS)(
  'a campaign that fails to load with %s says so, and opens the next time',
  async (code, failure) => {
    const { faulty, one, answered } = setUp();
    if (failure) faulty.fail('get', 1, failure);
    else faulty.break('get', 1);
    await answered(one.open('kept'));
    expect(one.state).toEqual(
      code === 'not-found'
        ? { status: 'failed', failure: 'not-found' }
        : { status: 'failed', failure: failure?.code ?? 'unavailable' },
    );
    await answered(one.open('kept'));
    expect(one.state).toEqual({ status: 'ready', value: KEPT });
  },
);

const WRITE_SENTENCES: readonly (readonly [string, FailureIn<Campaigns['update']>, string])[] = [
  ['the session has ended', { code: 'unauthenticated' }, 'You’ve been signed out. Sign in and try again.'],
  ['the role may not', { code: 'forbidden' }, 'You don’t have permission to change campaigns. Ask an admin.'],
  [
    'the campaign is gone',
    { code: 'not-found' },
    'This campaign no longer exists. Copy what you need, go back to the list, and start a new one.',
  ],
  [
    'the browser is full',
    { code: 'quota' },
    'There’s no storage left. Remove what you don’t need and try again.',
  ],
  [
    'the server finds it too long',
    { code: 'quota', limit: 1000 },
    'The campaign is too long. Shorten its description and save again.',
  ],
  ['there were too many', { code: 'too-many' }, 'Too many changes at once. Wait a minute and try again.'],
  ['nobody answers', { code: 'unavailable' }, 'Couldn’t save the campaign. Try again.'],
  [
    'the server refuses what no field shows',
    { code: 'validation', fields: [{ field: 'base', message: 'Wrong.' }] },
    'Something in the form wasn’t accepted. Check it and try again.',
  ],
];

test.each(WRITE_SENTENCES)('when %s a save says what to do next', async (_, failure, sentence) => {
  const { faulty, toasts, answered, submit } = setUp();
  faulty.fail('update', 1, failure);
  await answered(submit('update'));
  expect(toasts.toast).toMatchObject({ title: 'Error', description: sentence });
});

test.each(WRITE_FAULTS)(
  '%s: a failure with %s is shown, is not repeated, and the next try works',
  async (method, _, failure) => {
    const { faulty, toasts, form, answered, submit, stored } = setUp();
    if (failure) faulty.fail(method, 1, failure);
    else faulty.break(method, 1);
    expect(await answered(submit(method))).toBe(false);
    expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(toasts.toast?.description).toMatch(/\w\.$/);
    expect(form.form.isSending).toBe(false);
    expect(faulty.calls(method)).toBe(1);
    expect(await stored()).toEqual([KEPT.title]);
    expect(await answered(submit(method))).toBe(true);
    expect(await stored()).toEqual(method === 'create' ? [KEPT.title, 'Renamed'] : ['Renamed']);
  },
);

test.each(WRITES)(
  '%s: a lost answer is shown, nothing is sent again by itself, and the next try finds that it is done',
  async (method) => {
    const { faulty, form, toasts, answered, submit, stored } = setUp();
    faulty.lose(method, 1, { code: 'unavailable' });
    expect(await answered(submit(method))).toBe(false);
    expect(toasts.toast?.variant).toBe('destructive');
    expect(faulty.calls(method)).toBe(1);
    expect(await answered(submit(method))).toBe(true);
    expect(form.conflict).toBeNull();
    expect(await stored()).toEqual(method === 'create' ? [KEPT.title, 'Renamed'] : ['Renamed']);
  },
);

test.each(WRITES)('%s: what was typed after a lost answer meets the earlier try', async (method) => {
  const { faulty, form, answered, submit, stored } = setUp();
  faulty.lose(method, 1, { code: 'unavailable' });
  await answered(submit(method));
  const later = { ...toFormValues(KEPT), title: 'Renamed', goalAmount: '20000' };
  expect(await answered(form.submit(later))).toBe(false);
  expect(form.conflict).toMatchObject({
    isOwnEarlierTry: true,
    fields: [{ field: 'goalAmount', author: 'me' }],
  });
  const { values } = form.resolve({ goalAmount: 'mine' });
  expect(await answered(form.submit(values))).toBe(true);
  expect(await stored()).toEqual(method === 'create' ? [KEPT.title, 'Renamed'] : ['Renamed']);
});

test('a conflict is no error: it is sent once, and waits for the person with both versions', async () => {
  const { faulty, gateway, form, toasts, answered, submit, stored } = setUp();
  const { id, revision, createdAt: _, updatedAt: __, ...draft } = KEPT;
  await answered(gateway.update({ id, base: revision, ...draft, title: 'Theirs', goalAmount: 1 }));
  expect(await answered(submit('update'))).toBe(false);
  expect(faulty.calls('update')).toBe(1);
  expect(toasts.toast).toBeNull();
  expect(form.form.isSending).toBe(false);
  expect(form.conflict).toMatchObject({
    theirs: { title: 'Theirs', goalAmount: '1' },
    mine: { title: 'Renamed', goalAmount: '10000' },
    isOwnEarlierTry: false,
    fields: [
      { field: 'title', author: 'both' },
      { field: 'goalAmount', author: 'them' },
    ],
  });
  expect(await stored()).toEqual(['Theirs']);
  const { values, isToSave } = form.resolve({ title: 'mine', goalAmount: 'theirs' });
  expect([values, isToSave]).toEqual([{ ...toFormValues(KEPT), title: 'Renamed', goalAmount: '1' }, true]);
  expect(await answered(form.submit(values))).toBe(true);
  expect(await stored()).toEqual(['Renamed']);
});

test('somebody may be quicker twice: each time the version to compare with is the newest', async () => {
  const { gateway, form, answered, submit } = setUp();
  const { id, revision, createdAt: _, updatedAt: __, ...draft } = KEPT;
  const first = await answered(gateway.update({ id, base: revision, ...draft, title: 'First' }));
  await answered(submit('update'));
  await answered(
    gateway.update({ id, base: first.ok ? first.value.revision : '', ...draft, title: 'Second' }),
  );
  const { values } = form.resolve({ title: 'mine' });
  expect(await answered(form.submit(values))).toBe(false);
  expect(form.conflict).toMatchObject({
    theirs: { title: 'Second' },
    fields: [{ field: 'title', author: 'both' }],
  });
});

test('a conflict whose other version cannot be read is shown as a failure, and the next try asks again', async () => {
  const { faulty, gateway, form, toasts, answered, submit } = setUp();
  const { id, revision, createdAt: _, updatedAt: __, ...draft } = KEPT;
  await answered(gateway.update({ id, base: revision, ...draft, title: 'Theirs' }));
  faulty.fail('get', 1, { code: 'unavailable' });
  expect(await answered(submit('update'))).toBe(false);
  expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
  expect(form.conflict).toBeNull();
  expect(await answered(submit('update'))).toBe(false);
  expect(form.conflict).toMatchObject({ theirs: { title: 'Theirs' } });
});

test.each(WRITES)('%s: while the answer is slow, further presses save nothing', async (method) => {
  const { faulty, form, answered, submit } = setUp();
  const answer = faulty.hold(method, 1);
  const first = submit(method);
  expect(await answered(submit(method))).toBe(false);
  expect(form.form.isSending).toBe(true);
  answer();
  expect(await answered(first)).toBe(true);
  expect(faulty.calls(method)).toBe(1);
});

test.each(LISTS)('%s: the later of two questions counts, whichever answer comes first', async (method) => {
  const { faultyList, lists, answered, submit } = setUp();
  const answer = faultyList[method].hold();
  const early = lists[method].load();
  await answered(submit('update'));
  await answered(lists[method].load());
  answer();
  await answered(early);
  expect(lists[method].state).toMatchObject({ value: [{ title: 'Renamed' }] });
});

test('the campaign that was opened last is shown, whichever answer comes first', async () => {
  const { faulty, one, answered } = setUp();
  const answer = faulty.hold('get', 1);
  const early = one.open('kept');
  await answered(one.open('nobody'));
  answer();
  await answered(early);
  expect(one.state).toEqual({ status: 'failed', failure: 'not-found' });
});
