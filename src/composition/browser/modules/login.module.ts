import { ContainerModule } from 'inversify';
import { Login } from '../../../core/account/login';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { LoginViewModel } from '../../../ui/shared/sign-in/login.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Signing in. */
export const loginModule = new ContainerModule((options) => {
  bindClass(options, Login, [tokens.authGateway, tokens.logger]);
  bindClass(options, LoginViewModel, [Login, SessionViewModel, ToastViewModel], 'transient');
});
