import * as v from 'valibot';
import { LINE } from '../shared/text-limits';
import { lineSchema } from '../shared/text-schema';
import type { Settings } from './settings';
import { settingsEntries } from './settings.schema';

/** Settings from outside; findSettingsFaults says whether they can be kept. Unknown fields are refused. */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.strictObject(settingsEntries);

/** A save, from outside; `base` is the revision that was changed. */
export const settingsSaveSchema: v.GenericSchema<unknown, Settings & { readonly base: string }> =
  v.strictObject({ ...settingsEntries, base: lineSchema(LINE) });
