import { type OwnGift, sumsByYear, type YearSum } from './own-gifts';
import type { Receipt } from './receipt';

/** What one person needs for the taxes of a year. */
export interface TaxYear {
  readonly year: number;
  /** What came from them; null where nothing was settled. */
  readonly given: YearSum | null;
  /** The statement of the whole year that holds; null before it is issued. */
  readonly statement: Receipt | null;
  /** All other receipts of the year, voided ones too, the latest number first. */
  readonly others: readonly Receipt[];
}

/** The years in which something was settled or receipted, the latest first; receipts come as OwnReceipts lists them. */
export function taxYears(receipts: readonly Receipt[], gifts: readonly OwnGift[]): readonly TaxYear[] {
  const sums = sumsByYear(gifts);
  const years = new Set([...sums.map(({ year }) => year), ...receipts.map(({ year }) => year)]);
  return [...years]
    .sort((one, other) => other - one)
    .map((year) => {
      const own = receipts.filter((receipt) => receipt.year === year);
      const statement = own.find(({ kind, state }) => kind === 'statement' && state === 'issued') ?? null;
      return {
        year,
        given: sums.find((sum) => sum.year === year) ?? null,
        statement,
        others: own.filter((receipt) => receipt !== statement),
      };
    });
}
