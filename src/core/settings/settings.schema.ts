import * as v from 'valibot';
import { LINE, lineSchema } from '../shared/text/text-schema';
import type { KeptSettings, Settings } from './settings';

/** More addresses than anybody has; findSettingsFaults says how many may be told. */
const addresses = v.pipe(v.array(lineSchema(LINE)), v.maxLength(100));

/** Each value of the settings, from outside. */
export const settingsEntries = {
  legalName: lineSchema(LINE),
  ein: lineSchema(LINE),
  signatory: lineSchema(LINE),
  replyTo: lineSchema(LINE),
  toldOfMessages: addresses,
  toldOfPickups: addresses,
  /** From 30 to 3,650, as findSettingsFaults says. */
  keepMessagesDays: v.number(),
} satisfies Record<keyof Settings, v.GenericSchema>;

/** Settings as they are stored. */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.object(settingsEntries);

/** The settings as a server answers them. */
export const keptSettingsSchema: v.GenericSchema<unknown, KeptSettings> = v.object({
  settings: settingsSchema,
  revision: v.string(),
});
