import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { MessageListViewModel, OneMessageViewModel } from '../../../ui/messages/messages.view-model';
import {
  DayListViewModel,
  PickupDecisionViewModel,
  PickupListViewModel,
} from '../../../ui/pickups/pickups.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What visitors submitted, for the staff: messages and pickups. */
export const messagesModule = new ContainerModule((options) => {
  const { clock, messages, pickups, settingsStore } = tokens;
  bindViewModel(options, MessageListViewModel, [messages, ChangeFeed, clock]);
  bindViewModel(options, OneMessageViewModel, [messages, settingsStore, ChangeFeed, ToastViewModel]);

  bindViewModel(options, PickupListViewModel, [pickups, ChangeFeed, ToastViewModel, clock]);
  bindViewModel(options, DayListViewModel, [pickups, ChangeFeed]);
  bindViewModel(options, PickupDecisionViewModel, [pickups, ToastViewModel, clock]);
});
