import type { SessionKeeper } from '../../core/auth/session-keeper.port';
import type { Settings } from '../../core/settings/settings';
import type { SettingsStore } from '../../core/settings/settings-store.port';

/** A settings store that has the person sign in again when their session has ended. */
export class SignedInSettingsStore implements SettingsStore {
  constructor(
    private readonly store: SettingsStore,
    private readonly session: SessionKeeper,
  ) {}

  read(): ReturnType<SettingsStore['read']> {
    return this.session.keep(() => this.store.read());
  }

  save(settings: Settings, base: string): ReturnType<SettingsStore['save']> {
    return this.session.keep(() => this.store.save(settings, base));
  }
}
