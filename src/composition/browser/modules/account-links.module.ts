import { ContainerModule } from 'inversify';
import { ChoosePasswordViewModel } from '../../../ui/account/links/choose-password.view-model';
import { ForgottenPasswordViewModel } from '../../../ui/account/links/forgotten-password.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Choosing a password by a link, and asking for one. */
export const accountLinksModule = new ContainerModule((options) => {
  const ports = [tokens.accountLinks, ToastViewModel, tokens.logger] as const;
  bindClass(options, ChoosePasswordViewModel, ports, 'transient');
  bindClass(options, ForgottenPasswordViewModel, ports, 'transient');
});
