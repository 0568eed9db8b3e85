import * as v from 'valibot';
import { formEntries } from '../../shared/forms/form-entries';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { DONOR_RULES, type MonetaryDonationForm } from './monetary-donation';

/** A gift of money from outside, the amount as typed; findMonetaryDonationFaults says whether it is complete. */
export const monetaryDonationSchema: v.GenericSchema<unknown, MonetaryDonationForm> = v.strictObject({
  amount: textSchema(LINE),
  ...formEntries(DONOR_RULES),
});
