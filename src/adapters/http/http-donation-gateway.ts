import * as v from 'valibot';
import type { DonationGateway } from '../../core/donations/donation-gateway.port';
import type { MonetaryDonation } from '../../core/donations/monetary-donation';
import type { PickupRequest } from '../../core/donations/pickup-request';
import { type HttpCalls, narrowed } from './http-calls';

const REFUSALS = ['too-many', 'validation'] as const;

/** Sends what the two donation forms hold to the site's server. */
export class HttpDonationGateway implements DonationGateway {
  readonly delivers = true;

  constructor(private readonly calls: HttpCalls) {}

  async donate({ cents, ...donor }: MonetaryDonation): ReturnType<DonationGateway['donate']> {
    const digits = cents.toString().padStart(3, '0');
    const body = { ...donor, amount: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
    return narrowed(await this.calls.write('/api/gifts', { method: 'POST', body }, v.undefined()), REFUSALS);
  }

  async requestPickup(request: PickupRequest): ReturnType<DonationGateway['requestPickup']> {
    const sent = await this.calls.write('/api/pickups', { method: 'POST', body: request }, v.undefined());
    return narrowed(sent, REFUSALS);
  }
}
