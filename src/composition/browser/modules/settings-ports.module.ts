import { ContainerModule } from 'inversify';
import { SignedInOutbox } from '../../../adapters/guarded/signed-in-outbox';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The outbox for people at work, who sign in again when their session has ended. */
export const settingsPortsModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInOutbox, SignedInOutbox, [tokens.outbox, ReauthenticationViewModel]);
});
