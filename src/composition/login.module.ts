import { ContainerModule } from 'inversify';
import { Login } from '../core/auth/login';
import { LoginViewModel } from '../ui/login/login.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindSingleton, bindTransient } from './token';
import { tokens } from './tokens';

/** What the login page needs. */
export const loginModule = new ContainerModule((options) => {
  bindSingleton(options, Login, (gateway, sessions, logger) => new Login(gateway, sessions, logger), [
    tokens.authGateway,
    tokens.sessionStore,
    tokens.logger,
  ]);
  bindTransient(
    options,
    LoginViewModel,
    (login, session, toasts) => new LoginViewModel(login, session, toasts),
    [Login, SessionViewModel, ToastViewModel],
  );
});
