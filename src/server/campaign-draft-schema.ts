import * as v from 'valibot';
import type { CampaignDraft } from '../core/campaigns/campaign-draft';
import { isPictureRef } from '../core/content/picture-ref';
import { LINE, MESSAGE, textSchema } from '../core/shared/text-schema';

/** Whole US dollars, or ms since the epoch: both stay exact as a JSON number. */
const whole = v.pipe(v.number(), v.safeInteger('This has to be a whole number.'));

const draft = {
  title: textSchema(LINE),
  description: textSchema(MESSAGE),
  goalAmount: whole,
  currentAmount: whole,
  startDate: whole,
  endDate: whole,
  imageUrl: v.pipe(
    textSchema(LINE),
    v.check((value) => value === '' || isPictureRef(value), 'Please choose a picture of this site.'),
  ),
  isActive: v.boolean(),
};

/** What an admin decides about a campaign, from outside; findCampaignFaults says whether it makes sense. */
export const campaignDraftSchema: v.GenericSchema<unknown, CampaignDraft> = v.strictObject(draft);
