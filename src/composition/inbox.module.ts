import { ContainerModule } from 'inversify';
import { SignedInInbox } from '../adapters/guarded/signed-in-inbox';
import { SignedInPickups } from '../adapters/guarded/signed-in-pickups';
import { MarkMessage } from '../core/inbox/mark-message';
import { ReadInbox } from '../core/inbox/read-inbox';
import { MessageListViewModel } from '../ui/inbox/message-list.view-model';
import { OneMessageViewModel } from '../ui/inbox/one-message.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from './token';
import { tokens } from './tokens';

/** The messages of the contact form, for those who answer them. */
export const inboxModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInInbox, SignedInInbox, [tokens.inbox, ReauthenticationViewModel]);
  bindPort(options, tokens.signedInPickups, SignedInPickups, [tokens.pickups, ReauthenticationViewModel]);
  bindClass(options, ReadInbox, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MarkMessage, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MessageListViewModel, [ReadInbox, tokens.changes, tokens.clock], 'transient');
  bindClass(
    options,
    OneMessageViewModel,
    [ReadInbox, MarkMessage, tokens.changes, ToastViewModel],
    'transient',
  );
});
