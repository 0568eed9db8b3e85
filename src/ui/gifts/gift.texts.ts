import type {
  Gift,
  GiftDonor,
  GiftMethod,
  GiftReceipt,
  GiftState,
  NoReceiptReason,
} from '../../core/gifts/gift';
import type { GIFT_KINDS, GiftQuery, GiftTotals } from '../../core/gifts/gift-query';
import type { GiftWriteFailure } from '../../core/gifts/gifts.api';
import type { GiftCsvHeads } from '../../core/gifts/import/gift-csv';
import type { PickupState } from '../../core/pickups/pickup';
import { formatCents } from '../../core/shared/text/format-money';
import { giftRecordTexts as records } from './gift-record.texts';

/** The name of each field of a donor. */
export const donorLabels = {
  name: 'Donor',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
} satisfies Record<keyof GiftDonor, string>;

/** What admins read about gifts of money. */
export const giftTexts = {
  gifts: 'Gifts',
  record: 'Record a gift',
  recordGoods: 'Record goods',
  importFile: 'Import a file',
  exportFile: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: {
    title: 'Not exported',
    description: 'Couldn’t load all gifts. Try again.',
  },
  fileName: (today: string) => `gifts-${today}.csv`,
  search: 'Donor',
  searchHint: 'Name or email',
  from: 'From',
  to: 'To',
  state: 'State',
  method: 'Paid by',
  campaign: 'Campaign',
  sort: 'Order',
  any: 'All',
  noCampaign: 'No campaign',
  /** What a gift is for, by the titles of the campaigns. */
  campaignOf: (id: string | null, titles: ReadonlyMap<string, string>) =>
    id ? (titles.get(id) ?? 'A campaign that is not listed') : giftTexts.noCampaign,
  date: 'Date',
  donor: 'Donor',
  amount: 'Gift',
  actions: 'Actions',
  kind: 'Given',
  kinds: { money: 'Money', goods: 'Goods' } satisfies Record<(typeof GIFT_KINDS)[number], string>,
  states: {
    pending: 'Expected',
    settled: 'Received',
    refunded: 'Refunded',
    requested: 'Pickup requested',
    scheduled: 'Pickup scheduled',
    collected: 'Collected',
    declined: 'Declined',
  } satisfies Record<GiftState | PickupState, string>,
  methods: {
    card: 'Card',
    check: 'Check',
    cash: 'Cash',
    transfer: 'Bank transfer',
    other: 'Other',
  } satisfies Record<GiftMethod, string>,
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    largest: 'Largest first',
    smallest: 'Smallest first',
  } satisfies Record<GiftQuery['sort'], string>,
  refundedOf: ({ refund }: Gift) => (refund ? `${formatCents(refund.cents)} went back` : ''),
  benefitOf: ({ benefit }: Gift) =>
    benefit ? `In return: ${benefit.description} (${formatCents(benefit.cents)})` : '',
  settle: 'Mark as received',
  refund: 'Refund',
  correct: 'Correct',
  receipt: 'Receipt',
  receipts: { owed: 'Owed', none: 'None' } satisfies Record<GiftReceipt['receipt'], string>,
  noReceipt: 'No tax receipt',
  noReceiptReasons: {
    fund: 'From a donor-advised fund, a foundation or a government',
    sponsor: 'Somebody else gives the receipt',
    'no-gift': 'Not a gift (a fee, a sale)',
  } satisfies Record<NoReceiptReason, string>,
  wasCorrected: 'Corrected',
  droppedOff: 'Dropped off',
  totals: 'Totals of what is shown',
  count: 'Gifts of money',
  goods: 'Gifts of goods',
  toPickups: 'See pickups',
  received: 'Received',
  expected: 'Expected',
  refunded: 'Refunded',
  totalsSaid: ({ gifts, goods, receivedCents }: GiftTotals) =>
    [
      gifts === 1 ? '1 gift of money' : `${gifts} gifts of money`,
      `${formatCents(receivedCents)} received`,
      goods === 1 ? '1 gift of goods' : `${goods} gifts of goods`,
    ].join(', '),
  list: {
    ...records.list,
    pages: 'Pages of gifts',
    none: records.none(
      'Gifts and their totals will appear here. Record a check or cash, or import a file from your payment provider.',
    ),
  },
  writeFailed: {
    ...records.failed,
    'not-found': `${records.failed['not-found']} Close this window to see the current list.`,
    conflict: 'Someone else changed this gift in the meantime. Close this window to see its current state.',
  } satisfies Record<GiftWriteFailure['code'], string>,
  notSaved: 'Not saved',
  heads: {
    receivedOn: 'Date',
    ...donorLabels,
    amount: 'Amount',
    refunded: 'Refunded',
    received: 'Received',
    state: 'Status',
    method: 'Method',
    campaign: 'Campaign',
    benefit: 'Benefit',
    benefitValue: 'Benefit value',
    note: 'Note',
    provider: 'Provider',
    externalId: 'Transaction ID',
    items: 'Goods',
    itemCount: 'Items counted',
    receipt: 'Receipt',
  } satisfies GiftCsvHeads,
};
