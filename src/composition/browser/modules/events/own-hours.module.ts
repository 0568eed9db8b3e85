import { ContainerModule } from 'inversify';
import { ownHoursApi } from '../../../../core/hours/hours.api';
import { tokens } from '../../../shared/tokens';
import { ownHoursOfSimulation } from '../../../simulation/calendar/simulated-own-signups';
import { bindArea } from '../../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** People's own hours. */
export const ownHoursModule = new ContainerModule((options) => {
  bindArea(options, tokens.ownHours, ownHoursApi, SIMULATED && ownHoursOfSimulation);
});
