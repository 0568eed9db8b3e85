import * as v from 'valibot';
import { LINE, lineSchema } from '../shared/text/text-schema';
import type { Settings } from './settings';
import { settingsEntries } from './settings.schema';

/** New settings; `base` is the revision that they were changed from. */
export type SettingsSave = Settings & { readonly base: string };

/** What the calls of `settingsApi` take. findSettingsFaults says whether settings can be kept. */
export const settingsInputs: { readonly save: v.GenericSchema<unknown, SettingsSave> } = {
  save: v.strictObject({ ...settingsEntries, base: lineSchema(LINE) }),
};
