import { ContainerModule } from 'inversify';
import { Logout } from '../core/auth/logout';
import { RestoreSession } from '../core/auth/restore-session';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** What every page of the site shares: who is signed in, and the toast. */
export const sessionModule = new ContainerModule((options) => {
  bindSingleton(options, RestoreSession, (sessions, logger) => new RestoreSession(sessions, logger), [
    tokens.sessionStore,
    tokens.logger,
  ]);
  bindSingleton(options, Logout, (sessions, logger) => new Logout(sessions, logger), [
    tokens.sessionStore,
    tokens.logger,
  ]);
  bindSingleton(
    options,
    SessionViewModel,
    (restoreSession, logout, sessions, page) => new SessionViewModel(restoreSession, logout, sessions, page),
    [RestoreSession, Logout, tokens.sessionStore, tokens.pageLifecycle],
  );
  bindSingleton(options, ToastViewModel, (scheduler, clock) => new ToastViewModel(scheduler, clock), [
    tokens.scheduler,
    tokens.clock,
  ]);
});
