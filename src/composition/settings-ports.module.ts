import { ContainerModule } from 'inversify';
import { SignedInOutbox } from '../adapters/guarded/signed-in-outbox';
import { SignedInSettingsStore } from '../adapters/guarded/signed-in-settings-store';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { bindPort } from './token';
import { tokens } from './tokens';

/** The settings and the outbox for people at work, who sign in again when their session has ended. */
export const settingsPortsModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInSettings, SignedInSettingsStore, [
    tokens.settingsStore,
    ReauthenticationViewModel,
  ]);
  bindPort(options, tokens.signedInOutbox, SignedInOutbox, [tokens.outbox, ReauthenticationViewModel]);
});
