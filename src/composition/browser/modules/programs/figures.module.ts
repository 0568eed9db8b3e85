import { ContainerModule } from 'inversify';
import { figuresApi } from '../../../../core/figures/figures.api';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { FiguresViewModel } from '../../../../ui/figures/figures.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';
import { figuresOfSimulation } from '../../../simulation/programs/simulated-figures';
import { bindArea } from '../../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The figures for funders, for staff. */
export const figuresModule = new ContainerModule((options) => {
  bindArea(options, tokens.figures, figuresApi, SIMULATED && figuresOfSimulation);
  bindViewModel(options, FiguresViewModel, [tokens.figures, ChangeFeed, tokens.clock]);
});
