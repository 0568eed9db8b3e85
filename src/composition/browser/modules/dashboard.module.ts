import { ContainerModule } from 'inversify';
import { Logout } from '../../../core/account/logout';
import { ShellViewModel } from '../../../ui/dashboard/shell/shell.view-model';
import { UnsavedWorkViewModel } from '../../../ui/shared/leave/unsaved-work.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The dashboard's shell. */
export const dashboardModule = new ContainerModule((options) => {
  bindClass(options, Logout, [tokens.authGateway, tokens.logger]);
  bindClass(options, UnsavedWorkViewModel, []);
  bindClass(options, ReauthenticationViewModel, [SessionViewModel, UnsavedWorkViewModel]);
  bindClass(
    options,
    ShellViewModel,
    [SessionViewModel, Logout, ToastViewModel, tokens.sidebarPreference, UnsavedWorkViewModel],
    'transient',
  );
});
