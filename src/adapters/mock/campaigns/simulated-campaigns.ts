import * as v from 'valibot';
import { type Campaign, campaignSchema } from '../../../core/campaigns/campaign';
import type { CampaignRepository } from '../../../core/campaigns/campaign.repository.port';
import { giftCentsReader, sampleGiftsTo } from '../gifts/stored-gifts';
import { campaignWords } from '../sample-words/campaigns.texts';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat, type SimulationPlace } from '../simulation';

const KEY = 'mock:campaigns';

/** Campaigns that were stored before they had revisions have this one until their next change. */
const NO_REVISION = 'none';

const storedCampaign = v.pipe(
  v.object({
    ...campaignSchema.entries,
    revision: v.optional(v.string(), NO_REVISION),
    giftCents: v.optional(v.number()),
  }),
  // Before there were gifts, what the samples had raised was one sum.
  v.transform(({ giftCents, ...campaign }) => ({
    ...campaign,
    currentAmount:
      giftCents === undefined
        ? Math.max(0, campaign.currentAmount - sampleGiftsTo(campaign.id))
        : campaign.currentAmount,
    giftCents: 0,
  })),
);

/**
 * Where each tab keeps campaigns for itself: in session storage, so that a reload loses none. They were once stored as
 * 'campaigns' instead of as 'value', which is still read.
 */
export function campaignPlace(storage: Pick<Storage, 'getItem' | 'setItem'>): SimulationPlace {
  return {
    storage: {
      getItem: () => storage.getItem(KEY)?.replace('"campaigns":', '"value":') ?? null,
      setItem: (_, text) => storage.setItem(KEY, text),
    },
    tell: () => {},
  };
}

/** How a tab keeps campaigns; `samples` are there at first. */
export const campaignsFormat = (samples: () => readonly Campaign[]) =>
  listFormat<Campaign>('campaigns', storedCampaign, samples, campaignWords);

/**
 * The simulation's campaigns within a unit of work in their own place, with what their gifts bring now. `samples` are there at
 * first; `storedGifts` gives the text of the stored gifts, null before there are any.
 */
export function simulatedCampaignRepository(
  open: OpenFormat,
  samples: () => readonly Campaign[],
  storedGifts: () => string | null = () => null,
): CampaignRepository {
  const records = open(campaignsFormat(samples));
  const list = async () => {
    const giftCents = giftCentsReader(storedGifts());
    return records.read().map((campaign) => ({ ...campaign, giftCents: giftCents(campaign.id) }));
  };
  return {
    ...simulatedRepository(records),
    find: async (id) => (await list()).find((campaign) => campaign.id === id) ?? null,
    list,
    active: async () => (await list()).filter(({ isActive }) => isActive),
  };
}
