import { ContainerModule } from 'inversify';
import { GiveShoesViewModel } from '../../../../ui/shared/shoes/give-shoes.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** What gives shoes to an applicant, for every page that offers it. */
export const giveShoesModule = new ContainerModule((options) => {
  const { clock, idSource, shelf } = tokens;
  bindViewModel(options, GiveShoesViewModel, [shelf, ToastViewModel, idSource, clock]);
});
