import { attempt } from '../shared/attempt';
import type { InvalidForm } from '../shared/field-fault';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { DonationFailure, DonationGateway } from './donation-gateway.port';
import { findPickupFaults, type PickupFault, type PickupRequest, tidyPickupRequest } from './pickup-request';

/** Asks for a pickup of shoes and clothing; a form with a fault never reaches the gateway. */
export class RequestPickup {
  constructor(
    private readonly gateway: Pick<DonationGateway, 'delivers' | 'requestPickup'>,
    private readonly logger: Logger,
  ) {}

  /** Whether a request reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  async execute(request: PickupRequest): Promise<Result<void, InvalidForm<PickupFault> | DonationFailure>> {
    const tidy = tidyPickupRequest(request);
    const faults = findPickupFaults(tidy);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const result = await attempt(() => this.gateway.requestPickup(tidy), this.logger);
    if (!result.ok) this.logger.error('Failed to request a pickup', result.failure);
    return result;
  }
}
