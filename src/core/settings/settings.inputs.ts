import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { LINE, lineSchema } from '../shared/text/text-schema';
import { settingsEntries } from './settings.schema';

/** What the calls of `settingsApi` take: `base` is the revision of the change. findSettingsFaults says whether settings can be kept. */
export const settingsInputs = {
  // What stored settings may leave out is always sent: the value of a page that does not know it would be lost.
  save: v.strictObject({ ...settingsEntries, keepApplicationsDays: v.number(), base: lineSchema(LINE) }),
};

/** New settings. */
export type SettingsSave = InputTypes<typeof settingsInputs>['save'];
