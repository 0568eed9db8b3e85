import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { FiguresViewModel } from '../../../../ui/figures/figures.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The figures for funders, for staff. */
export const figuresModule = new ContainerModule((options) => {
  bindViewModel(options, FiguresViewModel, [tokens.figures, ChangeFeed, tokens.clock]);
});
