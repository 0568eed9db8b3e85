import type { DonationGateway } from '../../core/donations/donation-gateway.port';
import type { MonetaryDonation } from '../../core/donations/monetary-donation';
import type { PickupRequest } from '../../core/donations/pickup-request';
import { ok } from '../../core/shared/result';

/** Keeps donations in variables: for prerendering and for tests. */
export class InMemoryDonationGateway implements DonationGateway {
  readonly donations: MonetaryDonation[] = [];
  readonly pickups: PickupRequest[] = [];

  constructor(readonly delivers: boolean) {}

  async donate(donation: MonetaryDonation): ReturnType<DonationGateway['donate']> {
    this.donations.push(donation);
    return ok(undefined);
  }

  async requestPickup(request: PickupRequest): ReturnType<DonationGateway['requestPickup']> {
    this.pickups.push(request);
    return ok(undefined);
  }
}
