import { ContainerModule } from 'inversify';
import { OutboxViewModel } from '../../../ui/mail/outbox.view-model';
import { SettingsViewModel } from '../../../ui/settings/settings.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The foundation's settings, and the mails of the site. */
export const settingsModule = new ContainerModule((options) => {
  bindClass(options, SettingsViewModel, [tokens.settingsStore, ToastViewModel, tokens.logger], 'transient');
  bindClass(options, OutboxViewModel, [tokens.outbox, ToastViewModel, tokens.logger], 'transient');
});
