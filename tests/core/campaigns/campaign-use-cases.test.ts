import { expect, test, vi } from 'vitest';
import type { CampaignDraft } from '../../../src/core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../../src/core/campaigns/campaign-gateway.port';
import { ReadCampaigns } from '../../../src/core/campaigns/read-campaigns';
import { SaveCampaign } from '../../../src/core/campaigns/save-campaign';
import { fail, ok } from '../../../src/core/shared/result';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { RecordingLogger } from '../../support/recording-logger';

const unavailable = fail({ code: 'unavailable' });
const cancelled = fail({ code: 'cancelled' });

/** A new campaign, and a change of one. */
const created = (draft: CampaignDraft) => ({ id: 'new', draft, base: null });
const changed = (draft: CampaignDraft) => ({ id: 'id', draft, base: 'first' });

/** Reads from a gateway that answers as given, and 'unavailable' otherwise. */
function read(answers: Partial<CampaignGateway>, logger = new RecordingLogger()) {
  const gateway = {
    list: async () => unavailable,
    listActive: async () => unavailable,
    get: async () => unavailable,
  };
  return new ReadCampaigns({ ...gateway, ...answers }, logger);
}

/** Saves to a gateway that answers as given; any other call fails the test. */
function save(answers: Partial<CampaignGateway>, logger = new RecordingLogger()) {
  return new SaveCampaign({ create: vi.fn(), update: vi.fn(), ...answers }, logger);
}

test('a list that cannot be fetched says why, and the failure is logged', async () => {
  const logger = new RecordingLogger();
  expect(await read({}, logger).all()).toEqual(unavailable);
  expect(await read({}, logger).active()).toEqual(unavailable);
  expect(logger.entries.map(({ level, message, detail }) => [level, message, detail])).toEqual([
    ['error', 'Failed to list campaigns', { code: 'unavailable' }],
    ['error', 'Failed to list campaigns', { code: 'unavailable' }],
  ]);
});

test('what the caller cancelled is not logged', async () => {
  const logger = new RecordingLogger();
  expect(await read({ list: async () => cancelled }, logger).all()).toEqual(cancelled);
  expect(await read({ listActive: async () => cancelled }, logger).active()).toEqual(cancelled);
  expect(await read({ get: async () => cancelled }, logger).one('x')).toEqual(cancelled);
  expect(logger.entries).toEqual([]);
});

test('the active list never contains an inactive campaign, whatever the gateway answers', async () => {
  const shown = aCampaign({ id: 'shown' });
  const hidden = aCampaign({ id: 'hidden', isActive: false });
  expect(await read({ listActive: async () => ok([shown, hidden]) }).active()).toEqual(ok([shown]));
});

test('admins see every campaign', async () => {
  const campaigns = [aCampaign(), aCampaign({ id: 'hidden', isActive: false })];
  expect(await read({ list: async () => ok(campaigns) }).all()).toEqual(ok(campaigns));
});

test('getting a campaign tells a missing one, which is not logged, from a failed request', async () => {
  const logger = new RecordingLogger();
  const campaign = aCampaign();
  const get = (answer: Awaited<ReturnType<CampaignGateway['get']>>) =>
    read({ get: async () => answer }, logger).one('x');
  expect(await get(ok(campaign))).toEqual(ok(campaign));
  expect(await get(fail({ code: 'not-found' }))).toEqual(fail({ code: 'not-found' }));
  expect(logger.entries).toEqual([]);
  expect(await get(fail({ code: 'forbidden' }))).toEqual(fail({ code: 'forbidden' }));
  expect(logger.entries).toMatchObject([
    { message: 'Failed to get the campaign x', detail: { code: 'forbidden' } },
  ]);
});

const faulty: [string, Partial<CampaignDraft>, string, string][] = [
  ['an empty title', { title: '' }, 'title', 'missing'],
  ['a title of spaces', { title: ' \t ' }, 'title', 'missing'],
  ['a goal of 0', { goalAmount: 0 }, 'goalAmount', 'not-positive'],
  ['a goal below 0', { goalAmount: -1 }, 'goalAmount', 'not-positive'],
  ['a goal that is no number', { goalAmount: Number.NaN }, 'goalAmount', 'not-a-number'],
  ['an infinite goal', { goalAmount: Number.POSITIVE_INFINITY }, 'goalAmount', 'not-a-number'],
  ['a negative amount raised', { currentAmount: -1 }, 'currentAmount', 'negative'],
  ['an amount raised that is no number', { currentAmount: Number.NaN }, 'currentAmount', 'not-a-number'],
  ['no start', { startDate: Number.NaN }, 'startDate', 'missing'],
  ['no end', { endDate: Number.NaN }, 'endDate', 'missing'],
  ['an end before the start', { startDate: 2, endDate: 1 }, 'endDate', 'before-start'],
];

test.each(faulty)('%s is refused at its field and never sent', async (_, overrides, field, fault) => {
  const send = vi.fn();
  const draft = aCampaignDraft(overrides);
  const refused = fail({ code: 'invalid-form', faults: [{ field, fault }] });
  expect(await save({ create: send }).execute(created(draft))).toEqual(refused);
  expect(await save({ update: send }).execute(changed(draft))).toEqual(refused);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [{ endDate: 1, startDate: 1 }],
  [{ currentAmount: 0 }],
  [{ description: '', imageUrl: '' }],
  [{ goalAmount: 1 }],
])('%o is accepted', async (overrides) => {
  const create = vi.fn(async () => ok(aCampaign()));
  await save({ create }).execute(created(aCampaignDraft(overrides)));
  expect(create).toHaveBeenCalledTimes(1);
});

test('texts are trimmed before they are sent, and a success is not logged', async () => {
  const create = vi.fn(async () => ok(aCampaign()));
  const update = vi.fn(async () => ok(aCampaign()));
  const draft = aCampaignDraft({ title: '  Boots ', description: ' Warm.\n' });
  const tidy = { ...draft, title: 'Boots', description: 'Warm.' };
  const logger = new RecordingLogger();
  await save({ create }, logger).execute(created(draft));
  await save({ update }, logger).execute(changed(draft));
  expect(create).toHaveBeenCalledWith('new', tidy);
  expect(update).toHaveBeenCalledWith('id', tidy, 'first');
  expect(logger.entries).toEqual([]);
});

test('a failed write is logged and returned unchanged', async () => {
  const logger = new RecordingLogger();
  const conflict = fail({ code: 'conflict' });
  const update = vi.fn(async () => conflict);
  expect(await save({ create: async () => conflict }, logger).execute(created(aCampaignDraft()))).toEqual(
    conflict,
  );
  expect(await save({ update }, logger).execute(changed(aCampaignDraft()))).toEqual(conflict);
  expect(update).toHaveBeenCalledTimes(1);
  expect(logger.entries).toMatchObject([
    { message: 'Failed to create the campaign new', detail: { code: 'conflict' } },
    { message: 'Failed to update the campaign id', detail: { code: 'conflict' } },
  ]);
});
