import * as v from 'valibot';
import { isPictureRef } from '../content/pictures/picture-ref';
import { ID_FORM } from '../shared/id-form';
import { LINE, NOTE, textSchema } from '../shared/text/text-schema';
import type { CampaignDraft } from './campaign-draft';

/** Which campaign is asked for. */
export interface CampaignId {
  readonly id: string;
}

/** A new campaign, under an id that the caller chose. */
export type CampaignCreation = CampaignDraft & CampaignId;

/** A change of a campaign; `base` is the revision that it was made from. */
export type CampaignChange = CampaignCreation & { readonly base: string };

/** Whole US dollars, or ms since the epoch: both stay exact as a JSON number. */
const whole = v.pipe(v.number(), v.safeInteger('This has to be a whole number.'));

const draft = {
  title: textSchema(LINE),
  description: textSchema(NOTE),
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

/** What the calls of `campaignsApi` take. findCampaignFaults says whether a draft makes sense. */
export const campaignsInputs: {
  readonly get: v.GenericSchema<unknown, CampaignId>;
  readonly create: v.GenericSchema<unknown, CampaignCreation>;
  readonly update: v.GenericSchema<unknown, CampaignChange>;
} = {
  get: v.strictObject({ id: textSchema(LINE) }),
  create: v.strictObject({
    ...draft,
    id: v.pipe(
      v.string('This has to be a text.'),
      v.regex(ID_FORM, 'This has to be an id of letters, digits and hyphens.'),
    ),
  }),
  update: v.strictObject({ ...draft, id: textSchema(LINE), base: textSchema(LINE) }),
};
