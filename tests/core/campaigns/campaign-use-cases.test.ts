import { expect, test } from 'vitest';
import type { CampaignDraft } from '../../../src/core/campaigns/campaign-draft';
import type { ActiveCampaigns, Campaigns } from '../../../src/core/campaigns/campaigns.api';
import { ListActiveCampaigns } from '../../../src/core/campaigns/list-active-campaigns';
import { ReadCampaigns } from '../../../src/core/campaigns/read-campaigns';
import { fail, ok } from '../../../src/core/shared/result';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { campaignsInMemory } from '../../support/campaigns-in-memory';
import { RecordingLogger } from '../../support/recording-logger';

const unavailable = fail({ code: 'unavailable' });
const cancelled = fail({ code: 'cancelled' });

type All = Pick<Campaigns, 'list' | 'get'> & ActiveCampaigns;

/** Reads from a port that answers as given, and 'unavailable' otherwise. */
function read(answers: Partial<All>, logger = new RecordingLogger(), mayListAll = true) {
  const none = async () => unavailable;
  const port: All = { list: none, active: none, get: none, ...answers };
  const listActive = new ListActiveCampaigns(port, logger);
  const reading = new ReadCampaigns(port, listActive, () => mayListAll, logger);
  return { all: () => reading.all(), active: () => listActive.execute(), one: () => reading.one('x') };
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
  expect(await read({ active: async () => cancelled }, logger).active()).toEqual(cancelled);
  expect(await read({ get: async () => cancelled }, logger).one()).toEqual(cancelled);
  expect(logger.entries).toEqual([]);
});

test('the active list never contains an inactive campaign, whatever the port answers', async () => {
  const shown = aCampaign({ id: 'shown' });
  const hidden = aCampaign({ id: 'hidden', isActive: false });
  expect(await read({ active: async () => ok([shown, hidden]) }).active()).toEqual(ok([shown]));
});

test('admins see every campaign', async () => {
  const campaigns = [aCampaign(), aCampaign({ id: 'hidden', isActive: false })];
  expect(await read({ list: async () => ok(campaigns) }).all()).toEqual(ok(campaigns));
});

test('who may not list every campaign reads the active ones', async () => {
  const active = async () => ok([aCampaign()]);
  expect(await read({ active }, new RecordingLogger(), false).all()).toEqual(ok([aCampaign()]));
});

test('getting a campaign tells a missing one, which is not logged, from a failed request', async () => {
  const logger = new RecordingLogger();
  const campaign = aCampaign();
  const get = (answer: Awaited<ReturnType<Campaigns['get']>>) =>
    read({ get: async () => answer }, logger).one();
  expect(await get(ok(campaign))).toEqual(ok(campaign));
  expect(await get(fail({ code: 'not-found' }))).toEqual(fail({ code: 'not-found' }));
  expect(logger.entries).toEqual([]);
  expect(await get(fail({ code: 'forbidden' }))).toEqual(fail({ code: 'forbidden' }));
  expect(logger.entries).toMatchObject([
    { message: 'Failed to get the campaign x', detail: { code: 'forbidden' } },
  ]);
});

const kept = aCampaign({ id: 'kept' });

const faulty: [string, Partial<CampaignDraft>, string][] = [
  ['an empty title', { title: '' }, 'title'],
  ['a title of spaces', { title: ' \t ' }, 'title'],
  ['a goal of 0', { goalAmount: 0 }, 'goalAmount'],
  ['a goal below 0', { goalAmount: -1 }, 'goalAmount'],
  ['a goal that is no number', { goalAmount: Number.NaN }, 'goalAmount'],
  ['an infinite goal', { goalAmount: Number.POSITIVE_INFINITY }, 'goalAmount'],
  ['a negative amount raised', { currentAmount: -1 }, 'currentAmount'],
  ['an amount raised that is no number', { currentAmount: Number.NaN }, 'currentAmount'],
  ['no start', { startDate: Number.NaN }, 'startDate'],
  ['no end', { endDate: Number.NaN }, 'endDate'],
  ['an end before the start', { startDate: 2, endDate: 1 }, 'endDate'],
];

test.each(faulty)('%s is refused at its field and not kept', async (_, overrides, field) => {
  const campaigns = campaignsInMemory([kept]);
  const draft = aCampaignDraft(overrides);
  const refused = fail({ code: 'validation', fields: [{ field, message: '' }] });
  expect(await campaigns.create({ id: 'new', ...draft })).toEqual(refused);
  expect(await campaigns.update({ id: 'kept', base: kept.revision, ...draft })).toEqual(refused);
  expect(await campaigns.list()).toEqual(ok([kept]));
});

test.each([
  [{ endDate: 1, startDate: 1 }],
  [{ currentAmount: 0 }],
  [{ description: '', imageUrl: '' }],
  [{ goalAmount: 1 }],
])('%o is accepted', async (overrides) => {
  const created = await campaignsInMemory([]).create({ id: 'new', ...aCampaignDraft(overrides) });
  expect(created.ok).toBe(true);
});

test('texts are trimmed before they are kept', async () => {
  const campaigns = campaignsInMemory([kept]);
  const draft = aCampaignDraft({ title: '  Boots ', description: ' Warm.\n' });
  const tidy = { title: 'Boots', description: 'Warm.' };
  expect(await campaigns.create({ id: 'new', ...draft })).toMatchObject(ok(tidy));
  expect(await campaigns.update({ id: 'kept', base: kept.revision, ...draft })).toMatchObject(ok(tidy));
});
