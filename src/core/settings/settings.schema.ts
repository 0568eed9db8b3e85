import * as v from 'valibot';
import { LINE, lineSchema } from '../shared/text-schema';
import type { Settings } from './settings';
import type { KeptSettings } from './settings-store.port';

/** More addresses than anybody has; findSettingsFaults says how many may be told. */
const addresses = v.pipe(v.array(lineSchema(LINE)), v.maxLength(100));

const entries = {
  legalName: lineSchema(LINE),
  ein: lineSchema(LINE),
  signatory: lineSchema(LINE),
  replyTo: lineSchema(LINE),
  toldOfMessages: addresses,
  toldOfPickups: addresses,
  keepMessagesDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
};

/** Settings from outside; findSettingsFaults says whether they can be kept. Unknown fields are refused. */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.strictObject(entries);

/** The settings as a server answers them. */
export const keptSettingsSchema: v.GenericSchema<unknown, KeptSettings> = v.object({
  settings: v.object(entries),
  revision: v.string(),
});

/** A save, from outside; `base` is the revision that was changed. */
export const settingsSaveSchema: v.GenericSchema<unknown, Settings & { readonly base: string }> =
  v.strictObject({ ...entries, base: lineSchema(LINE) });
