import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { isPictureRef } from '../content/pictures/picture-ref';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { LINE, NOTE, textSchema } from '../shared/text/text-schema';
import { sentTranslationsSchema } from '../shared/translations/translations-schema';

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
  es: sentTranslationsSchema({ title: textSchema(LINE), description: textSchema(NOTE) }),
};

/** What the calls of `campaignsApi` take. findCampaignFaults says whether a draft makes sense. */
export const campaignsInputs = {
  get: v.strictObject({ id: idSchema }),
  /** Under an id that the caller chose. */
  create: v.strictObject({
    ...draft,
    id: chosenIdSchema,
  }),
  /** `base` is the revision that the change was made from. */
  update: v.strictObject({ ...draft, id: idSchema, base: textSchema(LINE) }),
};

/** What each call of `campaignsApi` takes. */
export type CampaignsInput = InputTypes<typeof campaignsInputs>;
