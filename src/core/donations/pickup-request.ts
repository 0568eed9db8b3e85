import { isEmailAddress } from '../shared/email-address';
import type { FieldFault } from '../shared/field-fault';

/** Somebody who wants shoes or clothing picked up (specification, section 3). */
export interface PickupRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** What there is to pick up, in the donor's words. */
  readonly items: string;
  /** Empty when not given. */
  readonly message: string;
}

/** A required field that is empty, or an e-mail address that the browser would refuse. */
export type PickupFault = FieldFault<Exclude<keyof PickupRequest, 'message'>, 'missing' | 'malformed'>;

/** The request without spaces around its parts. */
export function tidyPickupRequest(request: PickupRequest): PickupRequest {
  return {
    name: request.name.trim(),
    email: request.email.trim(),
    phone: request.phone.trim(),
    address: request.address.trim(),
    items: request.items.trim(),
    message: request.message.trim(),
  };
}

/** What is wrong with a tidy request, in the order of the form (specification, section 5). */
export function findPickupFaults(request: PickupRequest): PickupFault[] {
  const faults: PickupFault[] = [];
  for (const field of ['name', 'email', 'phone', 'address', 'items'] as const) {
    if (request[field] === '') faults.push({ field, fault: 'missing' });
    else if (field === 'email' && !isEmailAddress(request.email)) faults.push({ field, fault: 'malformed' });
  }
  return faults;
}
