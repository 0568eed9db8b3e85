import * as v from 'valibot';
import { formEntries } from '../shared/forms/form-entries';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** A pickup request from outside; findTextFaults says whether it is complete. */
export const pickupRequestSchema: v.GenericSchema<unknown, PickupRequest> = v.strictObject(
  formEntries(PICKUP_RULES),
);
