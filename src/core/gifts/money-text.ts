import { MOST_CENTS } from './gift';

/** Why a text is no amount of a gift. */
export type MoneyFault = 'missing' | 'negative' | 'invalid' | 'too-much';

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/;
const NEGATIVE = /^(?:[-\u2212(]|\$?\s*[-\u2212])|[-\u2212]$/;

/**
 * The US cents that a text such as '1,234.50', '$ 10', '+30.00' or 'USD 25' stands for. Negative amounts, fractions of a cent,
 * decimal commas and formulas are refused, and so is 0: what cannot be read with certainty is never guessed.
 */
export function parseCents(text: string): number | MoneyFault {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  const bare = plain
    .replace(/^(?:USD|US\$|\$)\s*/i, '')
    .replace(/\s*USD$/i, '')
    .replace(/^\+\s*\$?\s*(?=\d)/, '');
  if (bare === '') return 'missing';
  if (NEGATIVE.test(plain) || NEGATIVE.test(bare)) return 'negative';
  const [, dollars, decimals = ''] = AMOUNT.exec(bare) ?? [];
  if (dollars === undefined) return 'invalid';
  const cents = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  if (cents === 0) return 'invalid';
  return cents <= MOST_CENTS ? cents : 'too-much';
}

/** An amount in cents as plain digits, '1234.50': for files and fields, not for reading. */
export function plainAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
