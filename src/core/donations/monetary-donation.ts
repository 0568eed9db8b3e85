import { isEmailAddress } from '../shared/email-address';
import type { FieldFault } from '../shared/field-fault';

/** The amounts that the form offers, in US dollars (specification, section 9). */
export const PRESET_AMOUNTS = [25, 50, 100, 250, 500, 1000] as const;

const LEAST_CENTS = 100n;
const AMOUNT = /^\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** A gift of money. */
export interface MonetaryDonation {
  /** US cents; a bigint, since there is no upper bound. */
  readonly cents: bigint;
  readonly name: string;
  readonly email: string;
  /** Empty when not given. */
  readonly phone: string;
  /** Empty when not given. */
  readonly message: string;
}

/** The form as a donor fills it in; the amount is a preset's or the donor's own text. */
export interface MonetaryDonationForm extends Omit<MonetaryDonation, 'cents'> {
  readonly amount: string;
}

/** An amount that is none, a required field that is empty, or an e-mail address that the browser would refuse. */
export type MonetaryDonationFault = FieldFault<
  'amount' | 'name' | 'email',
  'invalid' | 'missing' | 'malformed'
>;

/**
 * The cents that a text stands for, or null: 1.00 or more with at most two decimals (decisions, 'Public site'). A
 * dollar sign before it and commas between thousands are accepted.
 */
export function parseDonationCents(text: string): bigint | null {
  const [, dollars, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (dollars === undefined) return null;
  const cents = BigInt(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return cents >= LEAST_CENTS ? cents : null;
}

/** What is wrong with the form, in its order; only spaces count as empty. */
export function findMonetaryDonationFaults(form: MonetaryDonationForm): MonetaryDonationFault[] {
  const faults: MonetaryDonationFault[] = [];
  if (parseDonationCents(form.amount) === null) faults.push({ field: 'amount', fault: 'invalid' });
  if (form.name.trim() === '') faults.push({ field: 'name', fault: 'missing' });
  const email = form.email.trim();
  if (email === '') faults.push({ field: 'email', fault: 'missing' });
  else if (!isEmailAddress(email)) faults.push({ field: 'email', fault: 'malformed' });
  return faults;
}
