import { ContainerModule } from 'inversify';
import { SignedInInbox } from '../adapters/guarded/signed-in-inbox';
import { SignedInPickups } from '../adapters/guarded/signed-in-pickups';
import { DecidePickup } from '../core/donations/decide-pickup';
import { ReadPickups } from '../core/donations/read-pickups';
import { MarkMessage } from '../core/inbox/mark-message';
import { ReadInbox } from '../core/inbox/read-inbox';
import { MessageListViewModel } from '../ui/inbox/message-list.view-model';
import { OneMessageViewModel } from '../ui/inbox/one-message.view-model';
import { DayListViewModel } from '../ui/pickups/day-list.view-model';
import { PickupDecisionViewModel } from '../ui/pickups/pickup-decision.view-model';
import { PickupListViewModel } from '../ui/pickups/pickup-list.view-model';
import { WholePickupViewModel } from '../ui/pickups/whole-pickup.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from './token';
import { tokens } from './tokens';

/** What came in by the forms, for those who look after it: messages and pickups. */
export const inboxModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInInbox, SignedInInbox, [tokens.inbox, ReauthenticationViewModel]);
  bindPort(options, tokens.signedInPickups, SignedInPickups, [tokens.pickups, ReauthenticationViewModel]);
  bindClass(options, ReadInbox, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MarkMessage, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MessageListViewModel, [ReadInbox, tokens.changes, tokens.clock], 'transient');
  bindClass(
    options,
    OneMessageViewModel,
    [ReadInbox, MarkMessage, tokens.settingsStore, tokens.changes, ToastViewModel, tokens.logger],
    'transient',
  );

  bindClass(options, ReadPickups, [tokens.signedInPickups, tokens.logger]);
  bindClass(options, DecidePickup, [tokens.signedInPickups, tokens.clock, tokens.logger]);
  bindClass(options, PickupListViewModel, [ReadPickups, tokens.changes, tokens.clock], 'transient');
  bindClass(options, WholePickupViewModel, [ReadPickups, ToastViewModel], 'transient');
  bindClass(options, DayListViewModel, [ReadPickups, tokens.changes], 'transient');
  bindClass(options, PickupDecisionViewModel, [DecidePickup, ToastViewModel, tokens.clock], 'transient');
});
