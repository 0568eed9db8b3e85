import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import {
  OneVolunteerViewModel,
  RecordTrainingViewModel,
  VolunteerListViewModel,
} from '../../../../ui/volunteers/volunteers.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The volunteers, for staff. */
export const volunteersModule = new ContainerModule((options) => {
  const { clock, guides, volunteers } = tokens;
  bindViewModel(options, VolunteerListViewModel, [volunteers, ChangeFeed, ToastViewModel, clock]);
  bindViewModel(options, OneVolunteerViewModel, [volunteers, ChangeFeed]);
  bindViewModel(options, RecordTrainingViewModel, [guides, ToastViewModel, clock]);
});
