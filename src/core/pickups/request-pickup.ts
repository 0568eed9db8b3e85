import { findTextFaults, type TextFault, trimFields } from '../shared/forms/field-rules';
import { PublicForm } from '../shared/forms/public-form';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** Asks for a pickup of shoes and clothing. */
export class RequestPickup extends PublicForm<PickupRequest, TextFault<keyof PickupRequest>> {
  protected readonly task = 'request a pickup';
  protected readonly faultsIn = (request: PickupRequest) => findTextFaults(PICKUP_RULES, request);
  protected readonly sent = (request: PickupRequest) => trimFields(PICKUP_RULES, request);
}
