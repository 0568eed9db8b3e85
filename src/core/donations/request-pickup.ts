import { attempt } from '../shared/attempt';
import type { InvalidForm } from '../shared/field-fault';
import { findTextFaults, type TextFault, trimFields } from '../shared/field-rules';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { DonationFailure, DonationGateway } from './donation-gateway.port';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

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

  async execute(
    request: PickupRequest,
  ): Promise<Result<void, InvalidForm<TextFault<keyof PickupRequest>> | DonationFailure>> {
    const faults = findTextFaults(PICKUP_RULES, request);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const result = await attempt(
      () => this.gateway.requestPickup(trimFields(PICKUP_RULES, request)),
      this.logger,
    );
    if (!result.ok) this.logger.error('Failed to request a pickup', result.failure);
    return result;
  }
}
