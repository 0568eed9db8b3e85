import { ContainerModule } from 'inversify';
import { signupsApi } from '../../../../core/signups/signups.api';
import { tokens } from '../../../shared/tokens';
import { signupsOfSimulation } from '../../../simulation/calendar/simulated-signups';
import { bindArea } from '../../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Sign-ups, for staff. */
export const signupsModule = new ContainerModule((options) => {
  bindArea(options, tokens.signups, signupsApi, SIMULATED && signupsOfSimulation);
});
