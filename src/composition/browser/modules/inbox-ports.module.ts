import { ContainerModule } from 'inversify';
import { SignedInInbox } from '../../../adapters/guarded/signed-in-inbox';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Messages for people at work, who sign in again when their session has ended. */
export const inboxPortsModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInInbox, SignedInInbox, [tokens.inbox, ReauthenticationViewModel]);
});
