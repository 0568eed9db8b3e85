import { isDonorErased } from '../gifts/erased-donor';
import type { Gift } from '../gifts/gift';
import { netCents } from '../gifts/net-cents';
import type { ReceivedGoods } from '../gifts/received-goods';
import { type PageOf, pageOf } from '../shared/page-of';
import { finder, isFound } from '../shared/text/search-words';
import { yearOf } from '../shared/time/calendar';
import { receiptKey } from './issue-receipt';
import { isStatementThatHolds } from './left-out';
import type { Receipt } from './receipt';
import type { DonorYearQuery, ReceiptQuery } from './receipts.inputs';

/** A receipt as those see it who keep the gift book. */
export interface KeptReceipt extends Receipt {
  /** How many gifts came after a statement and are not on it, as countLeftOut says; another one mends it. */
  readonly leftOut: number;
}

/** A donor who gave something in a year, for a statement. */
export interface DonorYear {
  /** As receiptKey says it. */
  readonly donorKey: string;
  readonly name: string;
  readonly email: string;
  /** How many gifts of money there are, and what they add up to in US cents, net of refunds. */
  readonly gifts: number;
  readonly cents: number;
  /** How many gifts of goods. */
  readonly goods: number;
  /** The valid statement and how many gifts it leaves out; null if the donor has no valid statement. */
  readonly statement: Pick<KeptReceipt, 'id' | 'number' | 'leftOut'> | null;
}

/** Answers a query from receipts that are at hand. */
export function pageOfReceipts(receipts: readonly Receipt[], query: ReceiptQuery): PageOf<Receipt> {
  const { year, kind, state, search, isPaper } = query;
  const found = receipts.filter(
    (receipt) =>
      (year === null || receipt.year === year) &&
      (kind === null || receipt.kind === kind) &&
      (state === null || receipt.state === state) &&
      (!isPaper || receipt.text.donor.email === '') &&
      isFound([receipt.text.donor.name, receipt.text.donor.email, receipt.number], search),
  );
  return pageOf(found.sort(latestNumber), query);
}

/** The order of receipts: the latest year and number first. */
export function latestNumber(one: Receipt, other: Receipt): number {
  return other.year - one.year || receiptCount(other) - receiptCount(one);
}

/** A receipt's sequence number within its year. */
export function receiptCount({ number }: Pick<Receipt, 'number'>): number {
  return Number(number.slice(number.indexOf('-') + 1));
}

/** What a donor gave in money in one year. */
type MoneyOfDonor = Pick<DonorYear, 'donorKey' | 'name' | 'email' | 'gifts' | 'cents'>;

/** What each donor gave in a year in money that counts; nobody writes to those who were erased. */
export function moneyOfYear(year: number, gifts: readonly Gift[]): readonly MoneyOfDonor[] {
  const donors = new Map<string, MoneyOfDonor>();
  for (const gift of gifts) {
    const cents = netCents(gift);
    if (yearOf(gift.receivedOn) !== year || cents === 0 || isDonorErased(gift)) continue;
    const { name, email } = gift.donor;
    const donorKey = receiptKey(gift.donor);
    const before = donors.get(donorKey);
    donors.set(donorKey, {
      ...{ donorKey, name, email },
      gifts: (before?.gifts ?? 0) + 1,
      cents: (before?.cents ?? 0) + cents,
    });
  }
  return [...donors.values()];
}

/** A donor of a year before anybody looked at what the statement leaves out. */
export type DonorOfYear = Omit<DonorYear, 'statement'> & {
  readonly statement: Pick<Receipt, 'id' | 'number'> | null;
};

/** Who gave money or goods in a year, by name; the goods and the statements are those of the year. */
export function donorsOfYear(
  money: readonly MoneyOfDonor[],
  goods: readonly ReceivedGoods[],
  statements: readonly Pick<Receipt, 'donorKey' | 'id' | 'number'>[],
): readonly DonorOfYear[] {
  const donors = new Map<string, DonorOfYear>();
  for (const one of money) donors.set(one.donorKey, { ...one, goods: 0, statement: null });
  for (const { donor } of goods) {
    const donorKey = receiptKey(donor);
    const before = donors.get(donorKey) ?? {
      ...{ donorKey, name: donor.name, email: donor.email, gifts: 0, cents: 0, goods: 0, statement: null },
    };
    donors.set(donorKey, { ...before, goods: before.goods + 1 });
  }
  for (const { donorKey, id, number } of statements) {
    const donor = donors.get(donorKey);
    if (donor) donors.set(donorKey, { ...donor, statement: { id, number } });
  }
  return byName([...donors.values()]);
}

/** The statements of a year that hold. */
export function statementsThatHold(receipts: readonly Receipt[], year: number): readonly Receipt[] {
  return receipts.filter((receipt) => isStatementThatHolds(receipt) && receipt.year === year);
}

/** Answers a query from donors that are at hand, in their order. */
export function pageOfDonors(donors: readonly DonorOfYear[], query: DonorYearQuery): PageOf<DonorOfYear> {
  const isWanted = finder(query.search);
  return pageOf(
    donors.filter(({ name, email }) => isWanted([name, email])),
    query,
  );
}

/** A year may have many thousands: what they are compared by is made once for each. */
function byName(donors: readonly DonorOfYear[]): readonly DonorOfYear[] {
  return donors
    .map((donor) => ({ donor, by: `${donor.name.toLowerCase()}\n${donor.donorKey}` }))
    .sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
    .map(({ donor }) => donor);
}
