import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import { sentTranslationsSchema } from '../shared/translations/translations-schema';
import { GUIDE_STATES, GUIDE_TYPES, guideEntries, guideTexts } from './guide';

/** Whether the person who saves a resource checked it today. */
const draft = { ...guideEntries, es: sentTranslationsSchema(guideTexts), checked: v.boolean() };

/** What the calls of `guidesApi` take. findGuideFaults says whether a draft makes sense. */
export const guidesInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the title or the text; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all. */
    type: v.nullable(v.picklist(GUIDE_TYPES)),
    /** Null for all. */
    state: v.nullable(v.picklist(GUIDE_STATES)),
  }),
  get: v.strictObject({ id: idSchema }),
  /** Under an id that the form chose. */
  create: v.strictObject({ ...draft, id: chosenIdSchema, publish: v.boolean() }),
  /** `base` is the revision that the change was made from. */
  save: v.strictObject({ ...draft, ...changeEntries }),
  publish: v.strictObject(changeEntries),
  retire: v.strictObject(changeEntries),
  /** The day on which the person did the training. */
  record: v.strictObject({ guideId: idSchema, personId: idSchema, doneOn: daySchema }),
};

/** What each call of `guidesApi` takes. */
export type GuidesInput = InputTypes<typeof guidesInputs>;
