import type { DonationGateway } from '../../../src/core/gifts/donation/donation-gateway.port';
import type { MonetaryDonation } from '../../../src/core/gifts/donation/monetary-donation';
import type { PickupRequest } from '../../../src/core/pickups/pickup-request';
import { ok } from '../../../src/core/shared/result';

/** Keeps donations in variables. */
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
