import { type MoneyFault, parseCents } from '../money-text';

/** The currency that gifts are counted in. */
const OURS = 'USD';
const DOLLARS = /^(?:us ?\$|usd|\$|(?:us|u\.s\.|united states) ?dollars?)$/i;
const CODE = /^\W*([a-z]{3})\s*\W?\s*[\d(]|\d\)?\s*([a-z]{3})$/i;
const SIGN = /\b(?:ca?|au?|nz|hk|mx|s)\$|[\u20A0-\u20CF\u00A3\u00A5]/i;

/** An amount as a file has it. */
export interface WrittenAmount {
  readonly text: string;
  /** What the line's column of currencies holds. */
  readonly currency: string;
  /** The currency that the head of the column names, 'Amount (CAD)'; null where it names none. */
  readonly headCurrency: string | null;
}

/** The name of an amount's currency where it is another one than US dollars, else null. A currency next to the amount counts first. */
export function otherCurrency({ text, currency, headCurrency }: WrittenAmount): string | null {
  const [, before, after] = CODE.exec(text) ?? [];
  const named = (before ?? after ?? SIGN.exec(text)?.[0] ?? (currency || (headCurrency ?? OURS))).trim();
  return DOLLARS.test(named) ? null : named.toUpperCase();
}

/** The cents of what went back, whichever sign it has; 0 for nothing. */
export function refundCents(text: string): number | MoneyFault {
  return isNothing(text) ? 0 : parseCents(text.replace(/[-\u2212()]/g, ''));
}

/** Whether an amount is 0. */
export function isNothing(text: string): boolean {
  return text === '' || /^\D*0+(?:\.0+)?\D*$/.test(text);
}
