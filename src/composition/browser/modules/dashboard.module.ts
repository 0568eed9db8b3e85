import { ContainerModule } from 'inversify';
import { LocalStorageUnsentStore } from '../../../adapters/local-storage/local-storage-unsent-store';
import { Logout } from '../../../core/account/logout';
import { UnsavedWorkViewModel } from '../../../ui/shared/leave/unsaved-work.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { UnsentViewModel } from '../../../ui/shared/unsent/unsent.view-model';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindAreas, bindKeptCalls } from '../bind-areas';

/** The dashboard's shell, and every area that its pages ask. */
export const dashboardModule = new ContainerModule((options) => {
  const { authGateway, clock, fetchSendAgain, logger, scheduler, unsentStore } = tokens;
  bindPort(options, tokens.logout, Logout, [authGateway, logger]);
  bindClass(options, UnsavedWorkViewModel, [tokens.carried]);
  bindFactory(options, tokens.unsaved, { unsaved: UnsavedWorkViewModel }, ({ unsaved }) => unsaved);
  bindClass(options, ReauthenticationViewModel, [SessionViewModel, UnsavedWorkViewModel]);
  bindFactory(
    options,
    unsentStore,
    { clock, logger },
    (ports) => new LocalStorageUnsentStore(() => window.localStorage, ports.clock, ports.logger),
  );
  bindAreas(options);
  bindKeptCalls(options);
  const needs = {
    session: SessionViewModel,
    unsaved: UnsavedWorkViewModel,
    store: unsentStore,
    toasts: ToastViewModel,
    clock,
    scheduler,
    fetchSendAgain,
  };
  bindFactory(options, UnsentViewModel, needs, (ports) => new UnsentViewModel(ports));
  bindFactory(options, tokens.unsent, { unsent: UnsentViewModel }, ({ unsent }) => unsent);
});
