import * as v from 'valibot';
import { campaignSchema } from './campaign';

/** The active campaigns embedded in a prerendered page. */
export const shownCampaignsSchema = v.object({
  campaigns: v.array(campaignSchema),
  /** When the page was made, in ms since the epoch: campaigns that had ended then are shown as such. */
  madeAt: v.number(),
});

/** The active campaigns embedded in a prerendered page. */
export type ShownCampaigns = Readonly<v.InferOutput<typeof shownCampaignsSchema>>;
