import { ContainerModule } from 'inversify';
import { SubmitContact } from '../core/contact/submit-contact';
import { RequestPickup } from '../core/donations/request-pickup';
import { SubmitDonation } from '../core/donations/submit-donation';
import { ContactViewModel } from '../ui/contact/contact.view-model';
import { MonetaryDonationViewModel } from '../ui/donate/monetary-donation.view-model';
import { PickupViewModel } from '../ui/donate/pickup.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindSingleton, bindTransient } from './token';
import { tokens } from './tokens';

/** The three forms of the landing page. */
export const publicFormsModule = new ContainerModule((options) => {
  bindSingleton(options, SubmitContact, (gateway, logger) => new SubmitContact(gateway, logger), [
    tokens.contactGateway,
    tokens.logger,
  ]);
  bindSingleton(options, SubmitDonation, (gateway, logger) => new SubmitDonation(gateway, logger), [
    tokens.donationGateway,
    tokens.logger,
  ]);
  bindSingleton(options, RequestPickup, (gateway, logger) => new RequestPickup(gateway, logger), [
    tokens.donationGateway,
    tokens.logger,
  ]);
  bindTransient(
    options,
    ContactViewModel,
    (submitContact, toasts) => new ContactViewModel(submitContact, toasts),
    [SubmitContact, ToastViewModel],
  );
  bindTransient(
    options,
    MonetaryDonationViewModel,
    (submitDonation, toasts) => new MonetaryDonationViewModel(submitDonation, toasts),
    [SubmitDonation, ToastViewModel],
  );
  bindTransient(
    options,
    PickupViewModel,
    (requestPickup, toasts) => new PickupViewModel(requestPickup, toasts),
    [RequestPickup, ToastViewModel],
  );
});
