import { ContainerModule } from 'inversify';
import { ShellViewModel } from '../ui/dashboard/shell/shell.view-model';
import { UnsavedWorkViewModel } from '../ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** The dashboard's shell. */
export const dashboardModule = new ContainerModule((options) => {
  bindClass(options, UnsavedWorkViewModel, []);
  bindClass(
    options,
    ShellViewModel,
    [SessionViewModel, ToastViewModel, tokens.sidebarPreference, UnsavedWorkViewModel],
    'transient',
  );
});
