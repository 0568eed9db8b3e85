import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { volunteersApi } from '../../../../core/volunteers/volunteers.api';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import {
  OneVolunteerViewModel,
  RecordTrainingViewModel,
  VolunteerListViewModel,
} from '../../../../ui/volunteers/volunteers.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';
import { volunteersOfSimulation } from '../../../simulation/calendar/simulated-signups';
import { bindArea } from '../../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The volunteers, for staff. */
export const volunteersModule = new ContainerModule((options) => {
  const { clock, guides, volunteers } = tokens;
  bindArea(options, volunteers, volunteersApi, SIMULATED && volunteersOfSimulation);
  bindViewModel(options, VolunteerListViewModel, [volunteers, ChangeFeed, ToastViewModel, clock]);
  bindViewModel(options, OneVolunteerViewModel, [volunteers, ChangeFeed]);
  bindViewModel(options, RecordTrainingViewModel, [guides, ToastViewModel, clock]);
});
