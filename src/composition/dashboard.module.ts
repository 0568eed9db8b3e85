import { ContainerModule } from 'inversify';
import { ShellViewModel } from '../ui/dashboard/shell/shell.view-model';
import { UnsavedWorkViewModel } from '../ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindSingleton, bindTransient } from './token';
import { tokens } from './tokens';

/** What the frame of the dashboard needs. */
export const dashboardModule = new ContainerModule((options) => {
  bindSingleton(options, UnsavedWorkViewModel, () => new UnsavedWorkViewModel(), []);
  bindTransient(
    options,
    ShellViewModel,
    (session, toasts, preference, unsaved) => new ShellViewModel(session, toasts, preference, unsaved),
    [SessionViewModel, ToastViewModel, tokens.sidebarPreference, UnsavedWorkViewModel],
  );
});
