import { ContainerModule } from 'inversify';
import { Logout } from '../core/auth/logout';
import { RestoreSession } from '../core/auth/restore-session';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** What every page of the site shares: who is signed in, and the toast. */
export const sessionModule = new ContainerModule((options) => {
  bindClass(options, RestoreSession, [tokens.sessionStore, tokens.logger]);
  bindClass(options, Logout, [tokens.sessionStore, tokens.logger]);
  bindClass(options, SessionViewModel, [RestoreSession, Logout, tokens.sessionStore, tokens.pageLifecycle]);
  bindClass(options, ToastViewModel, [tokens.scheduler, tokens.clock]);
});
