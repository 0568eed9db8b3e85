import type { FieldRules } from '../shared/forms/field-rule';

/** A request to pick up shoes or clothing. */
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

/** What each field must hold, in the order of the form. */
export const PICKUP_RULES: FieldRules<keyof PickupRequest> = {
  name: 'required',
  email: 'email',
  phone: 'required',
  address: 'required',
  items: 'text',
  message: 'optional-text',
};
