import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { Logout } from '../../../core/account/logout';
import { ChooseAvatar } from '../../../core/content/avatars/choose-avatar';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { AvatarViewModel } from '../../../ui/account/profile/avatar.view-model';
import { OpenSessionsViewModel } from '../../../ui/account/profile/open-sessions.view-model';
import { OwnAccountViewModel } from '../../../ui/account/profile/own-account.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The person's own account. */
export const profileModule = new ContainerModule((options) => {
  bindClass(
    options,
    OwnAccountViewModel,
    [tokens.ownAccount, SessionViewModel, Logout, tokens.authGateway, ToastViewModel, tokens.logger],
    'transient',
  );
  const codec = new CanvasPictureCodec(document, URL);
  bindFactory(
    options,
    ChooseAvatar,
    { ownAvatar: tokens.ownAvatar },
    ({ ownAvatar }) => new ChooseAvatar(ownAvatar, new CheckPicture(codec), codec),
  );
  bindClass(
    options,
    AvatarViewModel,
    [ChooseAvatar, tokens.ownAccount, SessionViewModel, ToastViewModel, tokens.logger],
    'transient',
  );
  bindClass(options, OpenSessionsViewModel, [tokens.ownAccount, ToastViewModel, tokens.logger], 'transient');
});
