import { ContainerModule } from 'inversify';
import { ActiveProgramsViewModel } from '../../../../ui/programs/active-programs.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** Programs, for those who run them and those to whom they are offered. */
export const programsModule = new ContainerModule((options) => {
  bindViewModel(options, ActiveProgramsViewModel, [tokens.programs]);
});
