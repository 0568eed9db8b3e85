import type * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import type { KeptSettings } from './settings';
import type { SettingsSave } from './settings.inputs';
import { keptSettingsSchema } from './settings.schema';

const schema: v.GenericSchema<unknown, KeptSettings> = keptSettingsSchema;

/** What can be asked of the settings. */
export const settingsApi = {
  area: 'settings',
  calls: {
    /** The settings as they are now; FIRST_SETTINGS before anybody saved any. */
    read: query()('settings.read', schema, REFUSED),
    /** Replaces the settings, and answers them tidied. Of two saves from one base, one is done. Those of CONFIRMED_SETTINGS need a confirmation. */
    save: command<SettingsSave>()(
      'settings.save',
      schema,
      [...REFUSED, 'step-up', 'validation', 'conflict', 'quota', 'too-many'],
      { limit: { times: 60, windowMs: 60_000 } },
    ),
  },
} as const;

/** The foundation's settings. */
export interface SettingsStore extends PortOf<typeof settingsApi> {}
