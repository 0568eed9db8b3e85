import { ContainerModule } from 'inversify';
import { SignedInOwnGiving } from '../../../adapters/guarded/signed-in-own-giving';
import { ReadOwnGiving } from '../../../core/gifts/read-own-giving';
import { KeepPlans } from '../../../core/plans/keep-plans';
import { ReadTaxYears } from '../../../core/receipts/read-tax-years';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ImpactViewModel } from '../../../ui/gifts/own/impact.view-model';
import { OwnGiftsViewModel } from '../../../ui/gifts/own/own-gifts.view-model';
import { OwnPlansViewModel } from '../../../ui/gifts/own/own-plans.view-model';
import { PlanFormViewModel } from '../../../ui/gifts/own/plan-form.view-model';
import { TaxReceiptsViewModel } from '../../../ui/gifts/own/tax-receipts.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInGiving, SignedInOwnGiving, [tokens.ownGiving, ReauthenticationViewModel]);
  bindClass(options, ReadOwnGiving, [tokens.signedInGiving, tokens.logger]);
  bindClass(options, OwnGiftsViewModel, [ReadOwnGiving, ChangeFeed], 'transient');
  bindClass(options, ReadTaxYears, [tokens.ownReceipts, tokens.signedInGiving, tokens.logger]);
  bindClass(options, TaxReceiptsViewModel, [ReadTaxYears, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ImpactViewModel, [ReadOwnGiving], 'transient');
  bindClass(options, KeepPlans, [tokens.signedInGiving, tokens.clock, tokens.logger]);
  bindClass(options, OwnPlansViewModel, [ReadOwnGiving, KeepPlans, ChangeFeed, ToastViewModel], 'transient');
  bindClass(options, PlanFormViewModel, [KeepPlans, ToastViewModel, tokens.idSource], 'transient');
});
