import { ContainerModule } from 'inversify';
import { SignedInOutbox } from '../adapters/guarded/signed-in-outbox';
import { OutboxViewModel } from '../ui/settings/outbox/outbox.view-model';
import { SettingsViewModel } from '../ui/settings/settings.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from './token';
import { tokens } from './tokens';

/** The foundation's settings, and the mails of the site. */
export const settingsModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInOutbox, SignedInOutbox, [tokens.outbox, ReauthenticationViewModel]);
  bindClass(options, SettingsViewModel, [tokens.settingsStore, ToastViewModel, tokens.logger], 'transient');
  bindClass(options, OutboxViewModel, [tokens.signedInOutbox, ToastViewModel, tokens.logger], 'transient');
});
