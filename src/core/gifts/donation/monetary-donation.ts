import type { FieldFault, FieldRules } from '../../shared/forms/field-rule';
import { findTextFaults, type TextFault, trimFields } from '../../shared/forms/field-rules.ts';
import { PublicForm } from '../../shared/forms/public-form.ts';

/** The amounts that the form offers, in US dollars. */
export const PRESET_AMOUNTS = [25, 50, 100, 250, 500, 1000] as const;

const LEAST_CENTS = 100n;
const AMOUNT = /^\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** The person who gives, as the form asks for it. */
export interface Donor {
  readonly name: string;
  readonly email: string;
  /** Empty when not given. */
  readonly phone: string;
  /** Empty when not given. */
  readonly message: string;
}

/** A gift of money. */
export interface MonetaryDonation extends Donor {
  /** US cents; a bigint, since there is no upper bound. */
  readonly cents: bigint;
}

/** The form as a donor fills it in; the amount is a preset's or the donor's own text. */
export interface MonetaryDonationForm extends Donor {
  readonly amount: string;
}

/** What each field beside the amount must hold, in the order of the form. */
export const DONOR_RULES: FieldRules<keyof Donor> = {
  name: 'required',
  email: 'email',
  phone: 'optional',
  message: 'optional-text',
};

/** An invalid amount, or a fault of the donor's fields. */
export type MonetaryDonationFault = FieldFault<'amount', 'invalid'> | TextFault<keyof Donor>;

/**
 * The cents that a text stands for, or null. Valid is 1.00 or more with at most two decimals; a dollar sign in front and
 * commas between thousands are accepted.
 */
export function parseDonationCents(text: string): bigint | null {
  const [, dollars, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (dollars === undefined) return null;
  const cents = BigInt(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return cents >= LEAST_CENTS ? cents : null;
}

/** An amount in cents as plain digits, '1234.50': for the server and for addresses, not for reading. */
export function donationAmount(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What is wrong with the form, in its order. */
export function findMonetaryDonationFaults(form: MonetaryDonationForm): MonetaryDonationFault[] {
  const faults = findTextFaults(DONOR_RULES, form);
  return parseDonationCents(form.amount) === null
    ? [{ field: 'amount', fault: 'invalid' }, ...faults]
    : faults;
}

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
