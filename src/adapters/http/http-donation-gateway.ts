import type { DonationGateway } from '../../core/gifts/donation/donation-gateway.port';
import { donationAmount, type MonetaryDonation } from '../../core/gifts/donation/monetary-donation';
import type { PickupRequest } from '../../core/pickups/pickup-request';
import type { HttpFormCalls } from './http-form-calls';

/** Sends what the two donation forms hold to the site's server. */
export class HttpDonationGateway implements DonationGateway {
  readonly delivers = true;

  constructor(private readonly forms: HttpFormCalls) {}

  donate({ cents, ...donor }: MonetaryDonation): ReturnType<DonationGateway['donate']> {
    return this.forms.send('/api/gifts', { ...donor, amount: donationAmount(cents) });
  }

  requestPickup(request: PickupRequest): ReturnType<DonationGateway['requestPickup']> {
    return this.forms.send('/api/pickups', request);
  }
}
