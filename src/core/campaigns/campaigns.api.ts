import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import { type Campaign, campaignSchema } from './campaign';
import type { CampaignChange, CampaignCreation, CampaignId } from './campaigns.inputs';

const one: v.GenericSchema<unknown, Campaign> = campaignSchema;
const many: v.GenericSchema<unknown, readonly Campaign[]> = v.array(campaignSchema);

const reads = [...REFUSED, 'too-many', 'cancelled'] as const;
const writes = [...REFUSED, 'validation', 'conflict', 'quota', 'too-many'] as const;

/** What can be asked of campaigns by those who look after them. */
export const campaignsApi = {
  area: 'campaigns',
  calls: {
    /** Every campaign, in the order of creation. */
    list: query()({ right: 'campaign.list', answer: many, failures: reads }),
    get: query<CampaignId>()({
      ...{ right: 'campaign.read', answer: one, failures: [...reads, 'validation', 'not-found'] },
    }),
    /**
     * Answers the campaign with its times and its first revision. The caller chooses the id, so that a creation whose answer
     * was lost can be asked for again: with the same draft it answers what is there already, and with another one 'conflict'.
     */
    create: command<CampaignCreation>()({ right: 'campaign.create', answer: one, failures: writes }),
    /** Replaces the fields of the draft. 'conflict' when `base` is not the revision that is kept; of two changes from one base, one is done. */
    update: command<CampaignChange>()({
      ...{ right: 'campaign.update', answer: one, failures: [...writes, 'not-found'] },
    }),
  },
} as const;

/** The campaigns, for those who look after them. */
export interface Campaigns extends PortOf<typeof campaignsApi> {}

/** What everybody can ask, also without a session; the server answers it from a cache, on a route of its own. */
export const activeCampaignsApi = {
  area: 'campaigns',
  calls: {
    /** Every campaign with `isActive`, whatever its dates, in the order of creation. */
    active: query()({ right: 'campaign.list-active', answer: many, failures: reads }),
  },
} as const;

/** The campaigns that everybody may see. */
export interface ActiveCampaigns extends PortOf<typeof activeCampaignsApi> {}
