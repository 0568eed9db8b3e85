import * as v from 'valibot';
import { type ShownCampaigns, shownCampaignsSchema } from '../../core/campaigns/campaign';
import { parseJson } from '../../core/shared/parse-json';

/**
 * The id of the element after the landing page's root that holds the campaigns of the page as data, from which hydration
 * starts. A page that was made without campaigns has none.
 */
export const CAMPAIGNS_ELEMENT = 'active-campaigns';

/** The campaigns embedded in the page when it was made; null if the page contains no campaigns. */
export function campaignsOfPage(page: Pick<Document, 'getElementById'>): ShownCampaigns | null {
  const text = page.getElementById(CAMPAIGNS_ELEMENT)?.textContent;
  const parsed = v.safeParse(shownCampaignsSchema, text && parseJson(text));
  return parsed.success ? parsed.output : null;
}
