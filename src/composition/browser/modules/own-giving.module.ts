import { ContainerModule } from 'inversify';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ImpactViewModel } from '../../../ui/gifts/own/impact.view-model';
import { OwnGiftsViewModel } from '../../../ui/gifts/own/own-gifts.view-model';
import { OwnPlansViewModel } from '../../../ui/gifts/own/own-plans.view-model';
import { PlanFormViewModel } from '../../../ui/gifts/own/plan-form.view-model';
import { TaxReceiptsViewModel } from '../../../ui/gifts/own/tax-receipts.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  bindClass(options, OwnGiftsViewModel, [tokens.ownGiving, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ReadTaxYears, [tokens.ownReceipts, tokens.ownGiving, tokens.logger]);
  bindClass(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ImpactViewModel, [tokens.ownGiving], 'transient');
  bindClass(
    options,
    OwnPlansViewModel,
    [tokens.ownGiving, ChangeFeed, ToastViewModel, tokens.logger],
    'transient',
  );
  bindClass(
    options,
    PlanFormViewModel,
    [tokens.ownGiving, ToastViewModel, tokens.idSource, tokens.clock, tokens.logger],
    'transient',
  );
});
