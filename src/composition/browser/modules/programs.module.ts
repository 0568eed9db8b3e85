import { ContainerModule } from 'inversify';
import { applicationsApi } from '../../../core/applications/applications.api';
import { ownApplicationsApi } from '../../../core/applications/own-applications.api';
import { programsApi } from '../../../core/programs/programs.api';
import { tokens } from '../../shared/tokens';
import {
  applicationsOfSimulation,
  ownApplicationsOfSimulation,
} from '../../simulation/simulated-applications';
import { programsOfSimulation } from '../../simulation/simulated-programs';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Programs and the applications to them, for those who run them and those to whom they are offered. */
export const programsModule = new ContainerModule((options) => {
  bindArea(options, tokens.programs, programsApi, SIMULATED && programsOfSimulation);
  bindArea(options, tokens.applications, applicationsApi, SIMULATED && applicationsOfSimulation);
  bindArea(options, tokens.ownApplications, ownApplicationsApi, SIMULATED && ownApplicationsOfSimulation);
});
