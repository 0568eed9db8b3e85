import type { PickupRequest } from '../../pickups/pickup-request';
import type { FailureOf } from '../../shared/failure';
import type { Result } from '../../shared/result';
import type { MonetaryDonation } from './monetary-donation';

/** Why a donation may not arrive. */
export type DonationFailure = FailureOf<'too-many' | 'validation' | 'unavailable'>;

/** Takes gifts and pickup requests to the foundation. An adapter never repeats a call. */
export interface DonationGateway {
  /** Whether anybody receives what is sent; if not, the forms say so. */
  readonly delivers: boolean;
  donate(donation: MonetaryDonation): Promise<Result<void, DonationFailure>>;
  requestPickup(request: PickupRequest): Promise<Result<void, DonationFailure>>;
}
