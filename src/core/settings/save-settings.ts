import type { Logger } from '../shared/logger.port';
import { sendForm } from '../shared/send-form';
import { findSettingsFaults, type Settings, tidySettings } from './settings';
import type { SettingsStore } from './settings-store.port';

/** Saves the settings. */
export class SaveSettings {
  constructor(
    private readonly store: Pick<SettingsStore, 'save'>,
    private readonly logger: Logger,
  ) {}

  /** `base` is the revision that was changed. */
  execute(settings: Settings, base: string) {
    const send = () => this.store.save(tidySettings(settings), base);
    return sendForm('save the settings', findSettingsFaults(settings), send, this.logger);
  }
}
