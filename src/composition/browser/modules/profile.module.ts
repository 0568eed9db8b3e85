import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { httpOwnAvatar } from '../../../adapters/http/http-own-avatar';
import { simulatedPort } from '../../../adapters/mock/simulated-port';
import { ownAvatarApi } from '../../../core/account/own-account.api';
import { ChooseAvatar } from '../../../core/content/avatars/choose-avatar';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ownAvatarOfSimulation } from '../../simulation/simulated-accounts';
import { SERVICE_PORTS } from '../bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The person's own account. */
export const profileModule = new ContainerModule((options) => {
  const { ownAvatar, uploadLibrary } = tokens;
  if (SIMULATED) {
    bindFactory(options, ownAvatar, { ...SERVICE_PORTS, library: uploadLibrary }, (ports) =>
      simulatedPort(ownAvatarApi, ports, async () => ownAvatarOfSimulation(ports, ports.library)),
    );
  } else {
    const needs = { calls: HttpCalls, keeper: ReauthenticationViewModel };
    bindFactory(options, ownAvatar, needs, ({ calls, keeper }) => httpOwnAvatar(calls, keeper));
  }
  const codec = new CanvasPictureCodec(document, URL);
  bindFactory(
    options,
    tokens.chooseAvatar,
    { ownAvatar },
    ({ ownAvatar }) => new ChooseAvatar(ownAvatar, new CheckPicture(codec), codec),
  );
});
