import { ContainerModule } from 'inversify';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
import { ownReceiptsApi } from '../../../core/receipts/receipts.api';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import {
  ImpactViewModel,
  OwnGiftsViewModel,
  OwnPlansViewModel,
  TaxReceiptsViewModel,
} from '../../../ui/gifts/own/own-giving.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ownGivingOfSimulation } from '../../simulation/giving/simulated-own-giving';
import { ownReceiptsOfSimulation } from '../../simulation/giving/simulated-receipts';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  const { clock, idSource, logger, ownGiving, ownReceipts } = tokens;
  bindArea(options, ownGiving, ownGivingApi, SIMULATED && ownGivingOfSimulation);
  bindArea(options, ownReceipts, ownReceiptsApi, SIMULATED && ownReceiptsOfSimulation);
  bindViewModel(options, OwnGiftsViewModel, [ownGiving, ChangeFeed]);
  bindClass(options, ReadTaxYears, [ownReceipts, ownGiving, logger]);
  bindViewModel(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, clock]);
  bindViewModel(options, ImpactViewModel, [ownGiving]);
  bindViewModel(options, OwnPlansViewModel, [ownGiving, ChangeFeed, ToastViewModel, idSource, clock]);
});
