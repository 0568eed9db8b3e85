import * as v from 'valibot';
import { type ShownCampaigns, shownCampaignsSchema } from '../../core/campaigns/campaign';
import { parseJson } from '../../core/shared/parse-json';
import { CAMPAIGNS_ELEMENT } from './campaigns-element';

/** The campaigns embedded in the page when it was made; null if the page contains no campaigns. */
export function campaignsOfPage(page: Pick<Document, 'getElementById'>): ShownCampaigns | null {
  const text = page.getElementById(CAMPAIGNS_ELEMENT)?.textContent;
  const parsed = v.safeParse(shownCampaignsSchema, text && parseJson(text));
  return parsed.success ? parsed.output : null;
}
