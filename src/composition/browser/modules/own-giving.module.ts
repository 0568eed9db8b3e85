import { ContainerModule } from 'inversify';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import {
  ImpactViewModel,
  OwnGiftsViewModel,
  OwnPlansViewModel,
  TaxReceiptsViewModel,
} from '../../../ui/gifts/own/own-giving.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  bindClass(options, OwnGiftsViewModel, [tokens.ownGiving, ChangeFeed], 'transient');
  bindClass(options, ReadTaxYears, [tokens.ownReceipts, tokens.ownGiving, tokens.logger]);
  bindClass(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ImpactViewModel, [tokens.ownGiving], 'transient');
  bindClass(
    options,
    OwnPlansViewModel,
    [tokens.ownGiving, ChangeFeed, ToastViewModel, tokens.idSource, tokens.clock, tokens.logger],
    'transient',
  );
});
