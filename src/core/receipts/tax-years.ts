import { dayOfGoods } from '../gifts/gift';
import { type GiftsAndPickups, sumsByYear, type YearSum } from '../gifts/own/own-gifts';
import type { OwnGifts, OwnReadFailure } from '../gifts/own/own-gifts.api';
import { isReceiptable, notReceiptableBecause } from '../gifts/receiptable';
import { type Logger, ok, type Result } from '../shared/result';
import { yearOf } from '../shared/time/calendar';
import { isStatementThatHolds, onNoStatement, type Receipt } from './receipt';
import type { OwnReceipts } from './receipts.api';

/** What one person needs for the taxes of a year. */
export interface TaxYear {
  readonly year: number;
  /** What came from them that receipts may hold; null where there is no such money. */
  readonly given: YearSum | null;
  /** How many gifts of money came for which no receipt is owed. */
  readonly withoutReceipt: number;
  /** Whether there is or will be a statement: something was given that it may hold. */
  readonly hasStatement: boolean;
  /** The statement of the whole year that holds; null before it is issued. */
  readonly statement: Receipt | null;
  /** How many gifts came later, and are on no statement; 0 before there is one. */
  readonly leftOut: number;
  /** All other receipts of the year, voided ones too, the latest number first. */
  readonly others: readonly Receipt[];
}

/** The years in which money was settled or something receipted, the latest first; receipts come as OwnReceipts lists them. */
export function taxYears(
  receipts: readonly Receipt[],
  { gifts, pickups }: GiftsAndPickups,
): readonly TaxYear[] {
  const owed = gifts.filter(isReceiptable);
  const without = gifts.filter((gift) => notReceiptableBecause(gift) === 'no-receipt');
  const sums = sumsByYear(owed);
  const donations = [
    ...owed.map(({ id, receivedOn: on }) => ({ id, on })),
    ...pickups.flatMap((pickup) =>
      pickup.state === 'collected' ? { id: pickup.id, on: dayOfGoods(pickup) } : [],
    ),
  ];
  const years = new Set([
    ...sums.map(({ year }) => year),
    ...without.map(({ receivedOn }) => yearOf(receivedOn)),
    ...receipts.map(({ year }) => year),
  ]);
  return [...years]
    .sort((a, b) => b - a)
    .map((year) => {
      const own = receipts.filter((receipt) => receipt.year === year);
      const statement = own.find(isStatementThatHolds) ?? null;
      const ofYear = donations.filter(({ on }) => yearOf(on) === year);
      return {
        year,
        given: sums.find((sum) => sum.year === year) ?? null,
        withoutReceipt: without.filter(({ receivedOn }) => yearOf(receivedOn) === year).length,
        hasStatement: statement !== null || ofYear.length > 0 || own.length > 0,
        statement,
        leftOut: statement ? onNoStatement(ofYear, own).length : 0,
        others: own.filter((receipt) => receipt !== statement),
      };
    });
}

/** Reads what one person needs for their taxes. Logs failures, except that the caller cancelled. */
export class ReadTaxYears {
  constructor(
    private readonly receipts: Pick<OwnReceipts, 'list'>,
    private readonly ownGifts: Pick<OwnGifts, 'gifts'>,
    private readonly logger: Logger,
  ) {}

  /** Each year with its receipts, the latest first. */
  async execute(signal?: AbortSignal): Promise<Result<readonly TaxYear[], OwnReadFailure>> {
    const [receipts, giftsAndPickups] = await Promise.all([
      this.receipts.list(undefined, signal),
      this.ownGifts.gifts(undefined, signal),
    ]);
    for (const answer of [receipts, giftsAndPickups])
      if (!answer.ok && answer.failure.code !== 'cancelled')
        this.logger.error('Failed to read own receipts', answer.failure);
    if (!receipts.ok) return receipts;
    return giftsAndPickups.ok ? ok(taxYears(receipts.value, giftsAndPickups.value)) : giftsAndPickups;
  }
}
