import { ContainerModule } from 'inversify';
import { ShellViewModel } from '../ui/dashboard/shell/shell.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindTransient } from './token';
import { tokens } from './tokens';

/** What the frame of the dashboard needs. */
export const dashboardModule = new ContainerModule((options) => {
  bindTransient(
    options,
    ShellViewModel,
    (session, toasts, preference) => new ShellViewModel(session, toasts, preference),
    [SessionViewModel, ToastViewModel, tokens.sidebarPreference],
  );
});
