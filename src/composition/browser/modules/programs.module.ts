import { ContainerModule } from 'inversify';
import { applicationsApi } from '../../../core/applications/applications.api';
import { ownApplicationsApi } from '../../../core/applications/own-applications.api';
import { programsApi } from '../../../core/programs/programs.api';
import { tokens } from '../../shared/tokens';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';
const fetchApplications = SIMULATED && (() => import('../../simulation/simulated-applications'));
const fetchPrograms = SIMULATED && (() => import('../../simulation/simulated-programs'));

/** Programs and the applications to them, for those who run them and those to whom they are offered. */
export const programsModule = new ContainerModule((options) => {
  const { applications, ownApplications, programs } = tokens;
  bindArea(options, programs, programsApi, fetchPrograms, (file) => file.programsOfSimulation);
  bindArea(
    options,
    applications,
    applicationsApi,
    fetchApplications,
    (file) => file.applicationsOfSimulation,
  );
  bindArea(
    options,
    ownApplications,
    ownApplicationsApi,
    fetchApplications,
    (file) => file.ownApplicationsOfSimulation,
  );
});
