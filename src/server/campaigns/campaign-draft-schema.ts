import * as v from 'valibot';
import { isPictureRef } from '../../core/content/pictures/picture-ref';
import { ID_FORM } from '../../core/shared/id-form';
import { LINE, NOTE, textSchema } from '../../core/shared/text/text-schema';

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

/** An id that a browser chose. */
const campaignId = v.pipe(
  v.string('This has to be a text.'),
  v.regex(ID_FORM, 'This has to be an id of letters, digits and hyphens.'),
);

/** A campaign to be created, from outside; findCampaignFaults says whether the draft makes sense. */
export const newCampaignSchema = v.strictObject({ ...draft, id: campaignId });

/** A change of a campaign, with the revision that it was made from. */
export const campaignChangeSchema = v.strictObject({ ...draft, base: textSchema(LINE) });
