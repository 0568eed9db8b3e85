import * as v from 'valibot';
import { LINE, lineSchema, MESSAGE, textSchema } from '../shared/text-schema';
import type { MonetaryDonationForm } from './monetary-donation';
import type { PickupRequest } from './pickup-request';

/** A gift of money from outside, the amount as typed; findMonetaryDonationFaults says whether it is complete. */
export const monetaryDonationSchema: v.GenericSchema<unknown, MonetaryDonationForm> = v.strictObject({
  amount: textSchema(LINE),
  name: lineSchema(LINE),
  email: lineSchema(LINE),
  phone: lineSchema(LINE),
  message: textSchema(MESSAGE),
});

/** A pickup request from outside; findPickupFaults says whether it is complete. */
export const pickupRequestSchema: v.GenericSchema<unknown, PickupRequest> = v.strictObject({
  name: lineSchema(LINE),
  email: lineSchema(LINE),
  phone: lineSchema(LINE),
  address: textSchema(LINE),
  items: textSchema(MESSAGE),
  message: textSchema(MESSAGE),
});
