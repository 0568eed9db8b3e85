import { yearOf } from '../shared/calendar-date';
import { type PageOf, pageOf } from '../shared/page-of';
import { isFound } from '../shared/search-words';
import type { Gift, GiftDonor } from './gift';
import { receiptKey } from './issue-receipt';
import { netCents } from './net-cents';
import type { Receipt } from './receipt';
import type { DonorYear, DonorYearQuery, ReceiptQuery } from './receipt-book.port';
import type { ReceivedGoods } from './received-goods';

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
  return other.year - one.year || countOf(other) - countOf(one);
}

/** The so-manieth of its year that a receipt is. */
function countOf({ number }: Pick<Receipt, 'number'>): number {
  return Number(number.slice(number.indexOf('-') + 1));
}

/** Who gave in a year what a statement would tell, by name. */
export function donorsOfYear(
  year: number,
  gifts: readonly Gift[],
  goods: readonly ReceivedGoods[],
  statements: readonly Receipt[],
): readonly DonorYear[] {
  const donors = new Map<string, DonorYear>();
  const add = (donor: GiftDonor, more: Pick<DonorYear, 'gifts' | 'cents' | 'goods'>) => {
    const key = receiptKey(donor);
    const before = donors.get(key) ?? { gifts: 0, cents: 0, goods: 0 };
    donors.set(key, {
      donorKey: key,
      name: donor.name,
      email: donor.email,
      gifts: before.gifts + more.gifts,
      cents: before.cents + more.cents,
      goods: before.goods + more.goods,
      statement: null,
    });
  };
  for (const gift of gifts) {
    const cents = netCents(gift);
    if (yearOf(gift.receivedOn) === year && cents > 0) add(gift.donor, { gifts: 1, cents, goods: 0 });
  }
  for (const { donor, receivedOn } of goods)
    if (yearOf(receivedOn) === year) add(donor, { gifts: 0, cents: 0, goods: 1 });
  for (const { donorKey, id, number } of statements) {
    const donor = donors.get(donorKey);
    if (donor) donors.set(donorKey, { ...donor, statement: { id, number } });
  }
  return [...donors.values()].sort(byName);
}

/** The statements of a year that hold. */
export function statementsThatHold(receipts: readonly Receipt[], year: number): readonly Receipt[] {
  return receipts.filter(
    (receipt) => receipt.kind === 'statement' && receipt.state === 'issued' && receipt.year === year,
  );
}

/** Answers a query from donors that are at hand, in their order. */
export function pageOfDonors(donors: readonly DonorYear[], query: DonorYearQuery): PageOf<DonorYear> {
  return pageOf(
    donors.filter(({ name, email }) => isFound([name, email], query.search)),
    query,
  );
}

function byName(one: DonorYear, other: DonorYear): number {
  const [first, second] = [one, other].map(({ name, donorKey }) => `${name.toLowerCase()}\n${donorKey}`) as [
    string,
    string,
  ];
  return first < second ? -1 : first > second ? 1 : 0;
}
