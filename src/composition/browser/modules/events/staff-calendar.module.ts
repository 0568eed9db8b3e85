import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { AssignViewModel } from '../../../../ui/signups/assign/assign.view-model';
import { OpenShiftsViewModel } from '../../../../ui/signups/assignments/assignments.view-model';
import { RosterSheetViewModel } from '../../../../ui/signups/assignments/roster-sheet.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of staff for events, for who signed up, and for hours. */
export const staffCalendarModule = new ContainerModule((options) => {
  const { clock, events, idSource, signups } = tokens;
  bindViewModel(options, OpenShiftsViewModel, [events, ChangeFeed, clock]);
  bindViewModel(options, RosterSheetViewModel, [events, signups, ChangeFeed]);
  bindViewModel(options, AssignViewModel, [signups, ToastViewModel, idSource]);
});
