import { trimFields } from '../../shared/forms/field-rules';
import { PublicForm } from '../../shared/forms/public-form';
import {
  DONOR_RULES,
  findMonetaryDonationFaults,
  type MonetaryDonation,
  type MonetaryDonationFault,
  type MonetaryDonationForm,
  parseDonationCents,
} from './monetary-donation';

/** Sends a gift of money. */
export class SubmitDonation extends PublicForm<
  MonetaryDonationForm,
  MonetaryDonationFault,
  MonetaryDonation
> {
  protected readonly task = 'hand in a donation';
  protected readonly faultsIn = findMonetaryDonationFaults;
  protected readonly sent = (form: MonetaryDonationForm) => ({
    // Without faults the amount is valid.
    cents: parseDonationCents(form.amount) ?? 0n,
    ...trimFields(DONOR_RULES, form),
  });
}
