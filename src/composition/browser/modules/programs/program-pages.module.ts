import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { ProgramFormViewModel } from '../../../../ui/programs/form/program-form.view-model';
import {
  OneProgramViewModel,
  ProgramActsViewModel,
  ProgramListViewModel,
  ProgramManagersViewModel,
} from '../../../../ui/programs/programs.view-model';
import { SessionViewModel } from '../../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of staff for programs. */
export const programPagesModule = new ContainerModule((options) => {
  const { idSource, programs } = tokens;
  bindViewModel(options, ProgramListViewModel, [programs, ChangeFeed]);
  bindViewModel(options, ProgramManagersViewModel, [programs]);
  bindViewModel(options, OneProgramViewModel, [programs, ChangeFeed]);
  bindViewModel(options, ProgramActsViewModel, [programs, ToastViewModel]);
  bindViewModel(options, ProgramFormViewModel, [programs, SessionViewModel, ToastViewModel, idSource]);
});
