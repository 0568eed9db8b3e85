import { ContainerModule } from 'inversify';
import { ChoosePassword } from '../../../core/account/links/choose-password';
import { RequestLink } from '../../../core/account/links/request-link';
import { ChoosePasswordViewModel } from '../../../ui/account/links/choose-password.view-model';
import { ForgottenPasswordViewModel } from '../../../ui/account/links/forgotten-password.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Choosing a password by a link, and asking for one. */
export const accountLinksModule = new ContainerModule((options) => {
  bindClass(options, ChoosePassword, [tokens.accountLinks, tokens.commonPasswords, tokens.logger]);
  bindClass(options, RequestLink, [tokens.accountLinks, tokens.logger]);
  bindClass(
    options,
    ChoosePasswordViewModel,
    [tokens.accountLinks, ChoosePassword, ToastViewModel],
    'transient',
  );
  bindClass(
    options,
    ForgottenPasswordViewModel,
    [tokens.accountLinks, RequestLink, ToastViewModel],
    'transient',
  );
});
