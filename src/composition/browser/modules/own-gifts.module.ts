import { ContainerModule } from 'inversify';
import { ownGiftsApi } from '../../../core/gifts/own/own-gifts.api';
import { ownPlansApi } from '../../../core/plans/own/own-plans.api';
import { ownReceiptsApi } from '../../../core/receipts/receipts.api';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import {
  ImpactViewModel,
  OwnGiftsViewModel,
  TaxReceiptsViewModel,
} from '../../../ui/gifts/own/own-gifts.view-model';
import { OwnPlansViewModel } from '../../../ui/plans/own/own-plans.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ownGiftsOfSimulation } from '../../simulation/gifts/simulated-own-gifts';
import { ownPlansOfSimulation } from '../../simulation/gifts/simulated-own-plans';
import { ownReceiptsOfSimulation } from '../../simulation/gifts/simulated-receipts';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What people see of what they gave themselves. */
export const ownGiftsModule = new ContainerModule((options) => {
  const { clock, idSource, logger, ownGifts, ownPlans, ownReceipts } = tokens;
  bindArea(options, ownGifts, ownGiftsApi, SIMULATED && ownGiftsOfSimulation);
  bindArea(options, ownPlans, ownPlansApi, SIMULATED && ownPlansOfSimulation);
  bindArea(options, ownReceipts, ownReceiptsApi, SIMULATED && ownReceiptsOfSimulation);
  bindViewModel(options, OwnGiftsViewModel, [ownGifts, ChangeFeed]);
  bindClass(options, ReadTaxYears, [ownReceipts, ownGifts, logger]);
  bindViewModel(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, clock]);
  bindViewModel(options, ImpactViewModel, [ownGifts]);
  bindViewModel(options, OwnPlansViewModel, [ownPlans, ChangeFeed, ToastViewModel, idSource, clock]);
});
