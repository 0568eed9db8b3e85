import * as v from 'valibot';
import { SECOND_STEPS } from '../access/second-step';
import type { InputTypes } from '../api/api';
import { LINE, lineSchema } from '../shared/text/text-schema';
import { GIFTS_ARE } from './public-settings.schema';
import { settingsEntries } from './settings.schema';

/** What the calls of `settingsApi` take: `base` is the revision of the change. findSettingsFaults says whether settings can be kept. */
export const settingsInputs = {
  // What stored settings may leave out is always sent: the value of a page that does not know it would be lost.
  save: v.strictObject({
    ...settingsEntries,
    formationState: lineSchema(LINE),
    purpose: lineSchema(LINE),
    registrationNote: lineSchema(LINE),
    giftsAre: v.picklist(GIFTS_ARE),
    sendReceipts: v.boolean(),
    keepApplicationsDays: v.number(),
    secondStep: v.picklist(SECOND_STEPS),
    secondStepFrom: lineSchema(LINE),
    base: lineSchema(LINE),
  }),
};

/** New settings. */
export type SettingsSave = InputTypes<typeof settingsInputs>['save'];
