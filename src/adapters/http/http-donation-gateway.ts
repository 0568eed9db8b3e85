import type { DonationGateway } from '../../core/donations/donation-gateway.port';
import type { MonetaryDonation } from '../../core/donations/monetary-donation';
import type { PickupRequest } from '../../core/donations/pickup-request';
import type { HttpFormCalls } from './http-form-calls';

/** Sends what the two donation forms hold to the site's server. */
export class HttpDonationGateway implements DonationGateway {
  readonly delivers = true;

  constructor(private readonly forms: HttpFormCalls) {}

  donate({ cents, ...donor }: MonetaryDonation): ReturnType<DonationGateway['donate']> {
    const digits = cents.toString().padStart(3, '0');
    const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
    return this.forms.send('/api/gifts', { ...donor, amount });
  }

  requestPickup(request: PickupRequest): ReturnType<DonationGateway['requestPickup']> {
    return this.forms.send('/api/pickups', request);
  }
}
