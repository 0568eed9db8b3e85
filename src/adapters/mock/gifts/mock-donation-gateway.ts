import type { DonationGateway } from '../../../core/gifts/donation/donation-gateway.port';
import type { PickupRequest } from '../../../core/pickups/pickup-request';
import type { Logger } from '../../../core/shared/logger.port';
import { ok } from '../../../core/shared/result';

/**
 * Simulates donating: accepts everything at once and sends nothing. `keepPickup` adds a request to this browser's
 * simulated pickups; the answer does not wait for it, and failing to store the request is not an error.
 */
export class MockDonationGateway implements DonationGateway {
  readonly delivers = false;

  constructor(
    private readonly logger: Logger,
    private readonly keepPickup: (request: PickupRequest) => Promise<void>,
  ) {}

  async donate(): ReturnType<DonationGateway['donate']> {
    return ok(undefined);
  }

  async requestPickup(request: PickupRequest): ReturnType<DonationGateway['requestPickup']> {
    this.keepPickup(request).catch(() =>
      this.logger.warn('The pickup request could not be kept in this browser.'),
    );
    return ok(undefined);
  }
}
