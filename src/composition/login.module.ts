import { ContainerModule } from 'inversify';
import { Login } from '../core/auth/login';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { LoginViewModel } from '../ui/shared/sign-in/login.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** Signing in. */
export const loginModule = new ContainerModule((options) => {
  bindClass(options, Login, [tokens.authGateway, tokens.logger]);
  bindClass(options, LoginViewModel, [Login, SessionViewModel, ToastViewModel], 'transient');
});
