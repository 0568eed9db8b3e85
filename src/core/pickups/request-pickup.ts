import type { DonationGateway } from '../gifts/donation/donation-gateway.port';
import { findTextFaults, trimFields } from '../shared/forms/field-rules';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** Asks for a pickup of shoes and clothing. */
export class RequestPickup {
  constructor(
    private readonly gateway: Pick<DonationGateway, 'delivers' | 'requestPickup'>,
    private readonly logger: Logger,
  ) {}

  /** Whether a request reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  execute(request: PickupRequest) {
    const faults = findTextFaults(PICKUP_RULES, request);
    const send = () => this.gateway.requestPickup(trimFields(PICKUP_RULES, request));
    return sendForm('request a pickup', faults, send, this.logger);
  }
}
