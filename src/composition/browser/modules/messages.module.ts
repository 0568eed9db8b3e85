import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { MessageListViewModel } from '../../../ui/messages/message-list.view-model';
import { OneMessageViewModel } from '../../../ui/messages/one-message.view-model';
import { PickupDecisionViewModel } from '../../../ui/pickups/pickup-decision.view-model';
import { DayListViewModel, PickupListViewModel } from '../../../ui/pickups/pickup-list.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What visitors submitted, for the staff: messages and pickups. */
export const messagesModule = new ContainerModule((options) => {
  bindClass(options, MessageListViewModel, [tokens.messages, ChangeFeed, tokens.clock], 'transient');
  bindClass(
    options,
    OneMessageViewModel,
    [tokens.messages, tokens.settingsStore, ChangeFeed, ToastViewModel, tokens.logger],
    'transient',
  );

  bindClass(
    options,
    PickupListViewModel,
    [tokens.pickups, ChangeFeed, ToastViewModel, tokens.clock, tokens.logger],
    'transient',
  );
  bindClass(options, DayListViewModel, [tokens.pickups, ChangeFeed], 'transient');
  bindClass(
    options,
    PickupDecisionViewModel,
    [tokens.pickups, ToastViewModel, tokens.clock, tokens.logger],
    'transient',
  );
});
