import * as v from 'valibot';
import { type ShownCampaigns, shownCampaignsSchema } from '../core/campaigns/shown-campaigns';
import { parseJson } from '../core/shared/parse-json';
import { CAMPAIGNS_ELEMENT } from './campaigns-element';

/** The campaigns that the page shows already, as whoever made it left them there; null where it shows none. */
export function campaignsOfPage(page: Pick<Document, 'getElementById'>): ShownCampaigns | null {
  const text = page.getElementById(CAMPAIGNS_ELEMENT)?.textContent;
  const parsed = v.safeParse(shownCampaignsSchema, text && parseJson(text));
  return parsed.success ? parsed.output : null;
}
