import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { RecordApplicationViewModel } from '../../../../ui/applications/staff/record-application.view-model';
import {
  ApplicationListViewModel,
  OneApplicationViewModel,
} from '../../../../ui/applications/staff/staff-applications.view-model';
import { StaffNoteViewModel } from '../../../../ui/applications/staff/staff-note.view-model';
import { ActiveProgramsViewModel } from '../../../../ui/programs/active-programs.view-model';
import { SessionViewModel } from '../../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of staff for applications. */
export const staffApplicationsModule = new ContainerModule((options) => {
  const { applications, clock, idSource } = tokens;
  bindViewModel(options, ApplicationListViewModel, [applications, ChangeFeed, clock]);
  bindViewModel(options, OneApplicationViewModel, [
    applications,
    SessionViewModel,
    ChangeFeed,
    ToastViewModel,
    clock,
  ]);
  bindViewModel(options, StaffNoteViewModel, [applications, ToastViewModel]);
  bindViewModel(options, RecordApplicationViewModel, [
    applications,
    ActiveProgramsViewModel,
    ToastViewModel,
    idSource,
  ]);
});
