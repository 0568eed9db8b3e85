import { expect, test, vi } from 'vitest';
import type { CampaignDraft } from '../../../src/core/campaigns/campaign-draft';
import { CreateCampaign } from '../../../src/core/campaigns/create-campaign';
import { GetCampaign } from '../../../src/core/campaigns/get-campaign';
import { ListActiveCampaigns } from '../../../src/core/campaigns/list-active-campaigns';
import { ListCampaigns } from '../../../src/core/campaigns/list-campaigns';
import { UpdateCampaign } from '../../../src/core/campaigns/update-campaign';
import { fail, ok } from '../../../src/core/shared/result';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { RecordingLogger } from '../../support/recording-logger';

const unavailable = fail({ code: 'unavailable' });
const cancelled = fail({ code: 'cancelled' });

test('a list that cannot be fetched is empty, and the failure is logged', async () => {
  const logger = new RecordingLogger();
  expect(await new ListCampaigns({ list: async () => unavailable }, logger).execute()).toEqual([]);
  expect(await new ListActiveCampaigns({ listActive: async () => unavailable }, logger).execute()).toEqual(
    [],
  );
  expect(logger.entries.map(({ level, detail }) => [level, detail])).toEqual([
    ['error', { code: 'unavailable' }],
    ['error', { code: 'unavailable' }],
  ]);
});

test('a cancelled list is not logged', async () => {
  const logger = new RecordingLogger();
  await new ListCampaigns({ list: async () => cancelled }, logger).execute();
  await new ListActiveCampaigns({ listActive: async () => cancelled }, logger).execute();
  await new GetCampaign({ get: async () => cancelled }, logger).execute('x');
  expect(logger.entries).toEqual([]);
});

test('the active list never contains an inactive campaign, whatever the gateway answers', async () => {
  const shown = aCampaign({ id: 'shown' });
  const hidden = aCampaign({ id: 'hidden', isActive: false });
  const gateway = { listActive: async () => ok([shown, hidden]) };
  expect(await new ListActiveCampaigns(gateway, new RecordingLogger()).execute()).toEqual([shown]);
});

test('admins see every campaign', async () => {
  const campaigns = [aCampaign(), aCampaign({ id: 'hidden', isActive: false })];
  const gateway = { list: async () => ok(campaigns) };
  expect(await new ListCampaigns(gateway, new RecordingLogger()).execute()).toEqual(campaigns);
});

test('getting a campaign tells a missing one from a failed request', async () => {
  const logger = new RecordingLogger();
  const campaign = aCampaign();
  const get = (answer: Awaited<ReturnType<ConstructorParameters<typeof GetCampaign>[0]['get']>>) =>
    new GetCampaign({ get: async () => answer }, logger).execute('x');
  expect(await get(ok(campaign))).toEqual(ok(campaign));
  expect(await get(fail({ code: 'not-found' }))).toEqual(fail({ code: 'not-found' }));
  expect(logger.entries).toEqual([]);
  expect(await get(fail({ code: 'forbidden' }))).toEqual(unavailable);
  expect(logger.entries).toMatchObject([{ detail: { id: 'x', failure: { code: 'forbidden' } } }]);
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
  const logger = new RecordingLogger();
  expect(await new CreateCampaign({ create: send }, logger).execute(draft)).toEqual(refused);
  expect(await new UpdateCampaign({ update: send }, logger).execute('id', draft)).toEqual(refused);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [{ endDate: 1, startDate: 1 }],
  [{ currentAmount: 0 }],
  [{ description: '', imageUrl: '' }],
  [{ goalAmount: 1 }],
])('%o is accepted', async (overrides) => {
  const create = vi.fn(async () => ok(aCampaign()));
  await new CreateCampaign({ create }, new RecordingLogger()).execute(aCampaignDraft(overrides));
  expect(create).toHaveBeenCalledTimes(1);
});

test('texts are trimmed before they are sent, and a success is not logged', async () => {
  const create = vi.fn(async () => ok(aCampaign()));
  const update = vi.fn(async () => ok(aCampaign()));
  const draft = aCampaignDraft({ title: '  Boots ', description: ' Warm.\n' });
  const tidy = { ...draft, title: 'Boots', description: 'Warm.' };
  const logger = new RecordingLogger();
  await new CreateCampaign({ create }, logger).execute(draft);
  await new UpdateCampaign({ update }, logger).execute('id', draft);
  expect(create).toHaveBeenCalledWith(tidy);
  expect(update).toHaveBeenCalledWith('id', tidy);
  expect(logger.entries).toEqual([]);
});

test('a failed write is logged and returned unchanged', async () => {
  const logger = new RecordingLogger();
  const conflict = fail({ code: 'conflict' });
  const created = await new CreateCampaign({ create: async () => conflict }, logger).execute(
    aCampaignDraft(),
  );
  const updated = await new UpdateCampaign({ update: async () => conflict }, logger).execute(
    'id',
    aCampaignDraft(),
  );
  expect([created, updated]).toEqual([conflict, conflict]);
  expect(logger.entries).toMatchObject([
    { detail: { code: 'conflict' } },
    { detail: { id: 'id', failure: { code: 'conflict' } } },
  ]);
});
