import { type ShownCampaigns, shownCampaignsSchema } from '../../core/campaigns/campaign';
import { dataOfPage } from './page-data';

/**
 * The id of the element after the landing page's root that holds the campaigns of the page as data, from which hydration
 * starts. A page that was made without campaigns has none.
 */
export const CAMPAIGNS_ELEMENT = 'active-campaigns';

/** The campaigns embedded in the page when it was made; null if the page contains no campaigns. */
export function campaignsOfPage(page: Pick<Document, 'getElementById'>): ShownCampaigns | null {
  return dataOfPage(page, CAMPAIGNS_ELEMENT, shownCampaignsSchema);
}
