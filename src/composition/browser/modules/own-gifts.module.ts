import { ContainerModule } from 'inversify';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import {
  ImpactViewModel,
  OwnGiftsViewModel,
  TaxReceiptsViewModel,
} from '../../../ui/gifts/own/own-gifts.view-model';
import { OwnPlansViewModel } from '../../../ui/plans/own/own-plans.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindPort, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What people see of what they gave themselves. */
export const ownGiftsModule = new ContainerModule((options) => {
  const { clock, idSource, logger, ownGifts, ownPlans, ownReceipts } = tokens;
  bindViewModel(options, OwnGiftsViewModel, [ownGifts, ChangeFeed]);
  bindPort(options, tokens.readTaxYears, ReadTaxYears, [ownReceipts, ownGifts, logger]);
  bindViewModel(options, TaxReceiptsViewModel, [tokens.readTaxYears, ChangeFeed, clock]);
  bindViewModel(options, ImpactViewModel, [ownGifts]);
  bindViewModel(options, OwnPlansViewModel, [ownPlans, ChangeFeed, ToastViewModel, idSource, clock]);
});
