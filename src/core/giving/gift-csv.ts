import { type CsvRows, csvText } from './csv';
import type { Gift } from './gift';
import { plainAmount } from './money-text';
import { netCents } from './net-cents';

/** What stands in each column of the file, by a name that the UI has a head for. */
const CELLS = {
  receivedOn: ({ receivedOn }) => receivedOn,
  name: ({ donor }) => donor.name,
  email: ({ donor }) => donor.email,
  phone: ({ donor }) => donor.phone,
  address: ({ donor }) => donor.address,
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
} satisfies Record<string, (gift: Gift, titles: ReadonlyMap<string, string>) => string>;

/** The head of each column. */
export type GiftCsvHeads = Readonly<Record<keyof typeof CELLS, string>>;

/** Gifts as a file of separated values; `titles` are those of the campaigns by their ids. */
export function giftCsv(
  gifts: readonly Gift[],
  heads: GiftCsvHeads,
  titles: ReadonlyMap<string, string>,
): string {
  const columns = Object.entries(CELLS) as [keyof GiftCsvHeads, (typeof CELLS)['campaign']][];
  const rows: CsvRows = gifts.map((gift) => columns.map(([, cell]) => cell(gift, titles)));
  return csvText([columns.map(([name]) => heads[name]), ...rows]);
}
