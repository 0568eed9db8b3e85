import { ContainerModule } from 'inversify';
import { SignedInOwnAccount } from '../adapters/guarded/signed-in-own-account';
import { ChangePassword } from '../core/auth/change-password';
import { RenameOneself } from '../core/auth/rename-oneself';
import { OpenSessionsViewModel } from '../ui/dashboard/profile/open-sessions.view-model';
import { OwnAccountViewModel } from '../ui/dashboard/profile/own-account.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from './token';
import { tokens } from './tokens';

/** The person's own account. */
export const profileModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInAccount, SignedInOwnAccount, [
    tokens.ownAccount,
    ReauthenticationViewModel,
  ]);
  bindClass(options, RenameOneself, [tokens.signedInAccount, tokens.logger]);
  bindClass(
    options,
    OwnAccountViewModel,
    [RenameOneself, ChangePassword, SessionViewModel, ToastViewModel],
    'transient',
  );
  bindClass(
    options,
    OpenSessionsViewModel,
    [tokens.signedInAccount, ToastViewModel, tokens.logger],
    'transient',
  );
});
