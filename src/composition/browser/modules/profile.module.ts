import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { SignedInOwnAccount } from '../../../adapters/guarded/signed-in-own-account';
import { ChangePassword } from '../../../core/account/change-password';
import { RenameOneself } from '../../../core/account/rename-oneself';
import { ChooseAvatar } from '../../../core/content/avatars/choose-avatar';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { AvatarViewModel } from '../../../ui/account/profile/avatar.view-model';
import { OpenSessionsViewModel } from '../../../ui/account/profile/open-sessions.view-model';
import { OwnAccountViewModel } from '../../../ui/account/profile/own-account.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

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
  const codec = new CanvasPictureCodec(document, URL);
  bindFactory(
    options,
    ChooseAvatar,
    { account: tokens.signedInAccount },
    ({ account }) => new ChooseAvatar(account, new CheckPicture(codec), codec),
  );
  bindClass(
    options,
    AvatarViewModel,
    [ChooseAvatar, tokens.signedInAccount, SessionViewModel, ToastViewModel, tokens.logger],
    'transient',
  );
  bindClass(
    options,
    OpenSessionsViewModel,
    [tokens.signedInAccount, ToastViewModel, tokens.logger],
    'transient',
  );
});
