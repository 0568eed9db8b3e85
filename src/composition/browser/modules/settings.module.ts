import { ContainerModule } from 'inversify';
import { OutboxViewModel } from '../../../ui/mail/outbox.view-model';
import { SettingsViewModel } from '../../../ui/settings/settings.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The foundation's settings, and the mails of the site. */
export const settingsModule = new ContainerModule((options) => {
  const { outbox, settingsStore } = tokens;
  bindViewModel(options, SettingsViewModel, [settingsStore, ToastViewModel]);
  bindViewModel(options, OutboxViewModel, [outbox, ToastViewModel]);
});
