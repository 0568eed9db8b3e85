import type * as v from 'valibot';
import { compare } from '../gifts/figures';
import type { GoodsDonor } from '../gifts/gift';
import { netCents } from '../gifts/net-cents';
import { isReceiptable } from '../gifts/receiptable';
import { type PageOf, pageOf } from '../shared/page-of';
import { finder, isFound } from '../shared/text/search-words';
import { yearOf } from '../shared/time/calendar';
import { donorIdentity, NOBODY } from '../shared/who-is-who';
import { givenInYear, type ReceiptSource } from './issue-receipt';
import { isStatementThatHolds, onNoStatement, type Receipt, receiptedIds } from './receipt';
import type { donorYearSchema } from './receipt-run';
import type { DonorYearQuery, ReceiptQuery } from './receipts.inputs';

/** A receipt as those see it who keep the gift book. */
export interface KeptReceipt extends Receipt {
  /** How many gifts came after a statement and are not on it, as countLeftOut says; another one mends it. */
  readonly leftOut: number;
}

/**
 * How many gifts, of money and goods, a statement that holds does not name although one that is issued now would: they
 * were recorded, imported, settled or collected after it. 0 for every other receipt. `receipts` are those among which the
 * statements of the same donor and year are.
 */
export function countLeftOut(
  receipt: Receipt,
  source: Pick<ReceiptSource, 'gifts' | 'goods'>,
  receipts: readonly Receipt[],
): number {
  if (!isStatementThatHolds(receipt)) return 0;
  const { gifts, goods } = givenInYear(receipt, source);
  return onNoStatement([...gifts, ...goods], receipts).length;
}

/** A donor who gave something in a year, for a statement. */
export type DonorYear = Readonly<v.InferOutput<typeof donorYearSchema>>;

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
export function latestNumber(a: Receipt, b: Receipt): number {
  return b.year - a.year || receiptCount(b) - receiptCount(a);
}

/** A receipt's sequence number within its year. */
export function receiptCount({ number }: Pick<Receipt, 'number'>): number {
  return Number(number.slice(number.indexOf('-') + 1));
}

/** A donor of a year before anybody looked at what the statement leaves out. */
export type DonorOfYear = Omit<DonorYear, 'statement'> & {
  readonly statement: Pick<Receipt, 'id' | 'number'> | null;
};

/**
 * Who gave in a year goods, or money that a receipt may hold, by name; nobody writes to those who were erased, or of whom nothing is known. A donor
 * whose gifts are on the statement of somebody else, as those of one address did before names told donors apart, has that statement:
 * nobody gets another one for the same gifts until it is replaced.
 */
export function donorsOfYear(
  year: number,
  { gifts, goods }: Pick<ReceiptSource, 'gifts' | 'goods'>,
  receipts: readonly Receipt[],
): readonly DonorOfYear[] {
  const donors = new Map<string, DonorOfYear & { readonly ids: string[] }>();
  const add = (
    { id, donor }: { readonly id: string; readonly donor: GoodsDonor },
    amounts: Partial<Pick<DonorOfYear, 'gifts' | 'cents' | 'goods'>>,
  ) => {
    const { name, email, address } = donor;
    const donorKey = donorIdentity({ name, email, address });
    if (donorKey === NOBODY) return;
    const nothing = { name, email, gifts: 0, cents: 0, goods: 0, ids: [] as string[] };
    const before = donors.get(donorKey) ?? nothing;
    before.ids.push(id);
    donors.set(donorKey, {
      // Goods tell the name only of who gave nothing else.
      name: amounts.gifts ? name : before.name,
      email: amounts.gifts ? email : before.email,
      donorKey,
      gifts: before.gifts + (amounts.gifts ?? 0),
      cents: before.cents + (amounts.cents ?? 0),
      goods: before.goods + (amounts.goods ?? 0),
      statement: null,
      ids: before.ids,
    });
  };
  for (const gift of gifts) {
    if (yearOf(gift.receivedOn) === year && isReceiptable(gift))
      add(gift, { gifts: 1, cents: netCents(gift) });
  }
  for (const thing of goods) if (yearOf(thing.receivedOn) === year) add(thing, { goods: 1 });
  const statementOf = statementFinder(statementsThatHold(receipts, year));
  return byName(
    [...donors.values()].map(({ ids, ...donor }) => ({
      ...donor,
      statement: statementOf(donor.donorKey, ids),
    })),
  );
}

/** Finds the statement of a donor among those of a year: their own, else the last that names something of theirs. */
function statementFinder(
  statements: readonly Receipt[],
): (donorKey: string, ids: readonly string[]) => DonorOfYear['statement'] {
  const own = new Map(statements.map((receipt) => [receipt.donorKey, receipt]));
  const naming = new Map(
    statements.flatMap((receipt) => receiptedIds(receipt).map((id) => [id, receipt] as const)),
  );
  return (donorKey, ids) => {
    const others = ids.flatMap((id) => naming.get(id) ?? []).sort(latestNumber);
    const statement = own.get(donorKey) ?? others[0];
    return statement ? { id: statement.id, number: statement.number } : null;
  };
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
    .sort((a, b) => compare(a.by, b.by))
    .map(({ donor }) => donor);
}
