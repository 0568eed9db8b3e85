import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Settings } from './settings';

/** The settings with what a later save needs in order to notice that somebody else saved meanwhile. */
export interface KeptSettings {
  readonly settings: Settings;
  /** Opaque; compared for equality only. */
  readonly revision: string;
}

/** Why settings could not be read. */
export type SettingsReadFailure = FailureOf<'unauthenticated' | 'forbidden' | 'unavailable'>;
/** Why settings could not be saved. */
export type SettingsSaveFailure =
  | SettingsReadFailure
  | FailureOf<'validation' | 'conflict' | 'quota' | 'too-many'>;

/** Where the settings are kept. */
export interface SettingsStore {
  /** What holds now; the first settings before anybody saved any. */
  read(): Promise<Result<KeptSettings, SettingsReadFailure>>;
  /**
   * Replaces the settings. `base` is the revision that the change was made from; if it is not the one that is kept now,
   * the answer is 'conflict' and nothing is changed. Of two changes from one base one is done.
   */
  save(settings: Settings, base: string): Promise<Result<KeptSettings, SettingsSaveFailure>>;
}
