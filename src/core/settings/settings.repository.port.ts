import type { KeptSettings } from './settings';

/** Where the settings are kept. */
export interface SettingsRepository {
  /** The settings as they are now; FIRST_SETTINGS before anybody saved any. */
  find(): Promise<KeptSettings>;
  replace(settings: KeptSettings): Promise<void>;
}
