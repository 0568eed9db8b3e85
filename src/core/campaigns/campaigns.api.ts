import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, REFUSED, WRITE_FAILURES } from '../api/api';
import { type Campaign, campaignSchema } from './campaign';
import type { CampaignsInput as Input } from './campaigns.inputs';

const schema: v.GenericSchema<unknown, Campaign> = campaignSchema;
const many: v.GenericSchema<unknown, readonly Campaign[]> = v.array(campaignSchema);

const writes = [...REFUSED, 'validation', 'conflict', 'quota', 'too-many'] as const;

/** What admins can ask of campaigns. */
export const campaignsApi = {
  area: 'campaigns',
  calls: {
    /** Every campaign, in the order of creation. */
    list: query()('campaign.list', many, READ_FAILURES),
    get: query<Input['get']>()(
      'campaign.read',
      schema,
      [...READ_FAILURES, 'validation', 'not-found'],
      IN_ADDRESS,
    ),
    /**
     * Answers the campaign with its times and its first revision. The caller chooses the id, so that a creation whose answer
     * was lost can be asked for again: with the same draft it answers what is there already, and with another one 'conflict'.
     */
    create: command<Input['create']>()('campaign.create', schema, writes),
    /** Replaces the fields of the draft. 'conflict' when `base` is not the revision that is kept; of two changes from one base, one is done. */
    update: command<Input['update']>()('campaign.update', schema, WRITE_FAILURES),
  },
} as const;

/** The campaigns, for admins. */
export interface Campaigns extends PortOf<typeof campaignsApi> {}

/** What everybody can ask, also without a session; the server answers it from a cache, on a route of its own. */
export const activeCampaignsApi = {
  area: 'campaigns',
  calls: {
    /** Every campaign with `isActive`, whatever its dates, in the order of creation. */
    active: query()('campaign.list-active', many, READ_FAILURES),
  },
} as const;

/** The campaigns that everybody may see. */
export interface ActiveCampaigns extends PortOf<typeof activeCampaignsApi> {}
