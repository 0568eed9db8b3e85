import { ContainerModule } from 'inversify';
import { programsApi } from '../../../core/programs/programs.api';
import { tokens } from '../../shared/tokens';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';
const fetchPrograms = SIMULATED && (() => import('../../simulation/simulated-programs'));

/** Programs, for those who run them and those to whom they are offered. */
export const programsModule = new ContainerModule((options) => {
  bindArea(options, tokens.programs, programsApi, fetchPrograms, (file) => file.programsOfSimulation);
});
