import type { Pickup } from '../../pickups/pickup';
import { countedItems, goodsText } from '../../shared/goods/goods-line';
import { type CsvRows, csvText } from '../../shared/text/csv';
import { DONOR_FIELDS, dayOfGoods, type Gift, type GiftDonor } from '../gift';
import type { Donation } from '../gift-query';
import { plainAmount } from '../money-text';
import { netCents } from '../net-cents';

type Cell = (gift: Gift, titles: ReadonlyMap<string, string>) => string;

const DONOR = Object.fromEntries(
  DONOR_FIELDS.map((field): [string, Cell] => [field, ({ donor }) => donor[field]]),
) as Record<keyof GiftDonor, Cell>;

/** What stands of a gift of money in each column of the file, by a name that the UI has a head for. */
const CELLS = {
  receivedOn: ({ receivedOn }) => receivedOn,
  ...DONOR,
  amount: ({ cents }) => plainAmount(cents),
  refunded: ({ refund }) => (refund ? plainAmount(refund.cents) : ''),
  received: (gift) => plainAmount(netCents(gift)),
  state: ({ state }) => state,
  method: ({ method }) => method,
  campaign: ({ campaignId }, titles) => (campaignId === null ? '' : (titles.get(campaignId) ?? campaignId)),
  benefit: ({ benefit }) => benefit?.description ?? '',
  benefitValue: ({ benefit }) => (benefit ? plainAmount(benefit.cents) : ''),
  note: ({ note }) => note,
  provider: ({ source }) => source?.provider ?? '',
  externalId: ({ source }) => source?.externalId ?? '',
  receipt: ({ receipt, noReceiptReason }) =>
    noReceiptReason === null ? receipt : `${receipt}: ${noReceiptReason}`,
  items: () => '',
  itemCount: () => '',
} satisfies Record<string, Cell>;

/** The head of each column. */
export type GiftCsvHeads = Readonly<Record<keyof typeof CELLS, string>>;

/** The same of goods, which have no price. */
function goodsCells(pickup: Pickup): Partial<Record<keyof typeof CELLS, string>> {
  const { name, email, phone, address, state, message, goods } = pickup;
  const items = goods.length > 0 ? goodsText(goods) : pickup.items;
  const itemCount = `${countedItems(goods) ?? ''}`;
  return {
    receivedOn: dayOfGoods(pickup),
    name,
    email,
    phone,
    address,
    state,
    note: message,
    items,
    itemCount,
  };
}

/** Gifts as a file of separated values; `titles` are those of the campaigns by their ids. */
export function giftCsv(
  donations: readonly Donation[],
  heads: GiftCsvHeads,
  titles: ReadonlyMap<string, string>,
): string {
  const columns = Object.entries(CELLS) as [keyof GiftCsvHeads, Cell][];
  const rows: CsvRows = donations.map((donation) => {
    if (donation.kind === 'money') return columns.map(([, cell]) => cell(donation.gift, titles));
    const cells = goodsCells(donation.pickup);
    return columns.map(([name]) => cells[name] ?? '');
  });
  return csvText([columns.map(([name]) => heads[name]), ...rows]);
}

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * The text of a file in the encoding that its mark names, in UTF-8 where it is valid, else as older programs on Windows
 * write it.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
