import { ContainerModule } from 'inversify';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
import { ReadTaxYears } from '../../../core/receipts/read-tax-years';
import { ownReceiptsApi } from '../../../core/receipts/receipts.api';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ImpactViewModel } from '../../../ui/gifts/own/impact.view-model';
import { OwnGiftsViewModel } from '../../../ui/gifts/own/own-gifts.view-model';
import { OwnPlansViewModel } from '../../../ui/gifts/own/own-plans.view-model';
import { PlanFormViewModel } from '../../../ui/gifts/own/plan-form.view-model';
import { TaxReceiptsViewModel } from '../../../ui/gifts/own/tax-receipts.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindArea } from '../bind-area';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  const { clock, idSource, logger, ownGiving, ownReceipts } = tokens;
  bindArea(
    options,
    ownGiving,
    ownGivingApi,
    SIMULATED && (async () => (await import('../../simulation/simulated-own-giving')).ownGivingOfSimulation),
  );
  bindArea(
    options,
    ownReceipts,
    ownReceiptsApi,
    SIMULATED && (async () => (await import('../../simulation/simulated-receipts')).ownReceiptsOfSimulation),
  );
  bindViewModel(options, OwnGiftsViewModel, [ownGiving, ChangeFeed, clock]);
  bindClass(options, ReadTaxYears, [ownReceipts, ownGiving, logger]);
  bindViewModel(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, clock]);
  bindViewModel(options, ImpactViewModel, [ownGiving]);
  bindViewModel(options, OwnPlansViewModel, [ownGiving, ChangeFeed, ToastViewModel, logger]);
  bindViewModel(options, PlanFormViewModel, [ownGiving, ToastViewModel, idSource, clock, logger]);
});
