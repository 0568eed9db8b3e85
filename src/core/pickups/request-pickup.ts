import { WrittenForm } from '../shared/forms/written-form';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** Asks for a pickup of shoes and clothing. */
export class RequestPickup extends WrittenForm<keyof PickupRequest> {
  protected readonly task = 'request a pickup';
  protected readonly rules = PICKUP_RULES;
}
