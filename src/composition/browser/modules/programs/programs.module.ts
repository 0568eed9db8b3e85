import { ContainerModule } from 'inversify';
import { programsApi } from '../../../../core/programs/programs.api';
import { ActiveProgramsViewModel } from '../../../../ui/programs/active-programs.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';
import { programsOfSimulation } from '../../../simulation/programs/simulated-programs';
import { bindArea } from '../../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Programs, for those who run them and those to whom they are offered. */
export const programsModule = new ContainerModule((options) => {
  bindArea(options, tokens.programs, programsApi, SIMULATED && programsOfSimulation);
  bindViewModel(options, ActiveProgramsViewModel, [tokens.programs]);
});
