import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import {
  InvitedEventsViewModel,
  OfferedShiftsViewModel,
  ScheduleViewModel,
  SignupActsViewModel,
  TodaysListViewModel,
} from '../../../../ui/signups/own/own-signups.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** What people see and do of their own sign-ups and hours. */
export const ownCalendarModule = new ContainerModule((options) => {
  const { clock, ownSignups } = tokens;
  bindViewModel(options, ScheduleViewModel, [ownSignups, ChangeFeed]);
  bindViewModel(options, OfferedShiftsViewModel, [ownSignups, ChangeFeed]);
  bindViewModel(options, InvitedEventsViewModel, [ownSignups, ChangeFeed]);
  bindViewModel(options, TodaysListViewModel, [ownSignups, ChangeFeed]);
  bindViewModel(options, SignupActsViewModel, [ownSignups, ToastViewModel, clock]);
});
