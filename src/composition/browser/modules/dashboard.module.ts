import { ContainerModule } from 'inversify';
import { LocalStorageUnsentStore } from '../../../adapters/local-storage/local-storage-unsent-store';
import { Logout } from '../../../core/account/logout';
import { ShellViewModel } from '../../../ui/dashboard/shell/shell.view-model';
import { UnsavedWorkViewModel } from '../../../ui/shared/leave/unsaved-work.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { UnsentViewModel } from '../../../ui/shared/unsent/unsent.view-model';
import { bindClass, bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindServer } from '../bind-area';

/** The dashboard's shell. */
export const dashboardModule = new ContainerModule((options) => {
  const { authGateway, clock, fetchSendAgain, logger, scheduler, sidebarPreference, unsentStore } = tokens;
  bindClass(options, Logout, [authGateway, logger]);
  bindClass(options, UnsavedWorkViewModel, []);
  bindClass(options, ReauthenticationViewModel, [SessionViewModel, UnsavedWorkViewModel]);
  bindFactory(
    options,
    unsentStore,
    { clock, logger },
    (of) => new LocalStorageUnsentStore(() => window.localStorage, of.clock, of.logger),
  );
  bindServer(options, fetchSendAgain, (serve) => async () => {
    const kept = await import('../kept-calls');
    return kept.sendingAgain(serve);
  });
  const of = {
    session: SessionViewModel,
    unsaved: UnsavedWorkViewModel,
    store: unsentStore,
    toasts: ToastViewModel,
    clock,
    scheduler,
    fetchSendAgain,
  };
  bindFactory(options, UnsentViewModel, of, (given) => new UnsentViewModel(given));
  bindViewModel(options, ShellViewModel, [
    SessionViewModel,
    Logout,
    ToastViewModel,
    sidebarPreference,
    UnsavedWorkViewModel,
    tokens.typedForms,
  ]);
});
