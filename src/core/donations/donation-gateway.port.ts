import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { MonetaryDonation } from './monetary-donation';
import type { PickupRequest } from './pickup-request';

/** Why a donation may not arrive. */
export type DonationFailure = FailureOf<'validation' | 'unavailable'>;

/** Takes what the two donation forms hold to the foundation. Nothing is ever repeated by an adapter. */
export interface DonationGateway {
  /** Whether anybody receives the forms; where nobody does, they say so. */
  readonly delivers: boolean;
  donate(donation: MonetaryDonation): Promise<Result<void, DonationFailure>>;
  requestPickup(request: PickupRequest): Promise<Result<void, DonationFailure>>;
}
