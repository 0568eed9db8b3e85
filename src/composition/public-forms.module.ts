import { ContainerModule } from 'inversify';
import { SubmitContact } from '../core/contact/submit-contact';
import { SubmitDonation } from '../core/donations/submit-donation';
import { RequestPickup } from '../core/pickups/request-pickup';
import { ContactViewModel } from '../ui/contact/contact.view-model';
import { MonetaryDonationViewModel } from '../ui/donate/monetary-donation.view-model';
import { PickupViewModel } from '../ui/donate/pickup.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** The three forms of the landing page. */
export const publicFormsModule = new ContainerModule((options) => {
  bindClass(options, SubmitContact, [tokens.contactGateway, tokens.logger]);
  bindClass(options, SubmitDonation, [tokens.donationGateway, tokens.logger]);
  bindClass(options, RequestPickup, [tokens.donationGateway, tokens.logger]);
  bindClass(options, ContactViewModel, [SubmitContact, ToastViewModel], 'transient');
  bindClass(
    options,
    MonetaryDonationViewModel,
    [SubmitDonation, tokens.hostedForm, ToastViewModel],
    'transient',
  );
  bindClass(options, PickupViewModel, [RequestPickup, ToastViewModel], 'transient');
});
