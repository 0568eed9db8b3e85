import { ContainerModule } from 'inversify';
import { DecidePickup } from '../core/donations/decide-pickup';
import { ReadPickups } from '../core/donations/read-pickups';
import { MarkMessage } from '../core/inbox/mark-message';
import { ReadInbox } from '../core/inbox/read-inbox';
import { ChangeFeed } from '../core/shared/change-feed';
import { MessageListViewModel } from '../ui/inbox/message-list.view-model';
import { OneMessageViewModel } from '../ui/inbox/one-message.view-model';
import { DayListViewModel } from '../ui/pickups/day-list.view-model';
import { PickupDecisionViewModel } from '../ui/pickups/pickup-decision.view-model';
import { PickupListViewModel } from '../ui/pickups/pickup-list.view-model';
import { WholePickupViewModel } from '../ui/pickups/whole-pickup.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** What visitors submitted, for the staff: messages and pickups. */
export const inboxModule = new ContainerModule((options) => {
  bindClass(options, ReadInbox, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MarkMessage, [tokens.signedInInbox, tokens.logger]);
  bindClass(options, MessageListViewModel, [ReadInbox, ChangeFeed, tokens.clock], 'transient');
  bindClass(
    options,
    OneMessageViewModel,
    [ReadInbox, MarkMessage, tokens.settingsStore, ChangeFeed, ToastViewModel, tokens.logger],
    'transient',
  );

  bindClass(options, ReadPickups, [tokens.signedInPickups, tokens.logger]);
  bindClass(options, DecidePickup, [tokens.signedInPickups, tokens.clock, tokens.logger]);
  bindClass(options, PickupListViewModel, [ReadPickups, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, WholePickupViewModel, [ReadPickups, ToastViewModel], 'transient');
  bindClass(options, DayListViewModel, [ReadPickups, ChangeFeed], 'transient');
  bindClass(options, PickupDecisionViewModel, [DecidePickup, ToastViewModel, tokens.clock], 'transient');
});
