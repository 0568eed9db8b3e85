import type { DonationGateway } from '../../core/donations/donation-gateway.port';
import { ok } from '../../core/shared/result';

/** Simulates donating: accepts everything at once and sends nothing. */
export class MockDonationGateway implements DonationGateway {
  readonly delivers = false;

  async donate(): ReturnType<DonationGateway['donate']> {
    return ok(undefined);
  }

  async requestPickup(): ReturnType<DonationGateway['requestPickup']> {
    return ok(undefined);
  }
}
