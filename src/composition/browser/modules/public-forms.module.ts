import { ContainerModule } from 'inversify';
import { SubmitDonation } from '../../../core/gifts/donation/monetary-donation';
import { SubmitContact } from '../../../core/messages/submit-contact';
import { RequestPickup } from '../../../core/pickups/request-pickup';
import { MonetaryDonationViewModel, PickupViewModel } from '../../../ui/donate/donate.view-model';
import { ContactViewModel } from '../../../ui/messages/contact/contact.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The three forms of the landing page. */
export const publicFormsModule = new ContainerModule((options) => {
  bindClass(options, SubmitContact, [tokens.contactGateway, tokens.logger]);
  bindClass(options, SubmitDonation, [tokens.donationGateway, tokens.logger]);
  bindClass(options, RequestPickup, [tokens.pickupRequestGateway, tokens.logger]);
  bindClass(options, ContactViewModel, [SubmitContact, ToastViewModel], 'transient');
  bindClass(
    options,
    MonetaryDonationViewModel,
    [SubmitDonation, tokens.hostedForm, ToastViewModel],
    'transient',
  );
  bindClass(options, PickupViewModel, [RequestPickup, ToastViewModel], 'transient');
});
