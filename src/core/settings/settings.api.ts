import { command, type PortOf, query, REFUSED } from '../api/api';
import type { SettingsSave } from './settings.inputs';
import { keptSettingsSchema } from './settings.schema';

/** What can be asked of the settings. */
export const settingsApi = {
  area: 'settings',
  calls: {
    /** The settings as they are now; FIRST_SETTINGS before anybody saved any. */
    read: query()({ right: 'settings.read', answer: keptSettingsSchema, failures: REFUSED }),
    /** Replaces the settings, and answers them tidied. Of two saves from one base, one is done. */
    save: command<SettingsSave>()({
      right: 'settings.save',
      answer: keptSettingsSchema,
      failures: [...REFUSED, 'validation', 'conflict', 'quota', 'too-many'],
      limit: { times: 60, windowMs: 60_000 },
    }),
  },
} as const;

/** The foundation's settings. */
export interface SettingsStore extends PortOf<typeof settingsApi> {}
