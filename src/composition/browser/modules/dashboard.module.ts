import { ContainerModule } from 'inversify';
import { Logout } from '../../../core/account/logout';
import { ShellViewModel } from '../../../ui/dashboard/shell/shell.view-model';
import { UnsavedWorkViewModel } from '../../../ui/shared/leave/unsaved-work.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The dashboard's shell. */
export const dashboardModule = new ContainerModule((options) => {
  const { authGateway, logger, sidebarPreference } = tokens;
  bindClass(options, Logout, [authGateway, logger]);
  bindClass(options, UnsavedWorkViewModel, []);
  bindClass(options, ReauthenticationViewModel, [SessionViewModel, UnsavedWorkViewModel]);
  bindViewModel(options, ShellViewModel, [
    SessionViewModel,
    Logout,
    ToastViewModel,
    sidebarPreference,
    UnsavedWorkViewModel,
  ]);
});
