import type { Gift, GiftMethod, GiftState } from '../../../core/giving/gift';
import type { GiftReadFailure, GiftWriteFailure } from '../../../core/giving/gift-book.port';
import type { GiftCsvHeads } from '../../../core/giving/gift-csv';
import type { GiftQuery, GiftTotals } from '../../../core/giving/gift-query';
import { formatCents } from '../../shared/money';

/** An amount in cents as people read it. */
export const money = (cents: number) => formatCents(BigInt(cents));

/** What admins read about gifts of money. */
export const giftTexts = {
  gifts: 'Gifts',
  record: 'Record a gift',
  importFile: 'Import a file',
  exportFile: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: {
    title: 'Not exported',
    description: 'The gifts could not be read to the end. Please try again.',
  },
  fileName: (today: string) => `gifts-${today}.csv`,
  loading: 'Loading gifts…',
  filters: 'Filters',
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
  goneCampaign: 'A campaign that is not listed',
  clear: 'Clear filters',
  date: 'Date',
  donor: 'Donor',
  amount: 'Amount',
  actions: 'Actions',
  states: { pending: 'Expected', settled: 'Received', refunded: 'Refunded' } satisfies Record<
    GiftState,
    string
  >,
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
  refundedOf: ({ refund }: Gift) => (refund ? `${money(refund.cents)} went back` : ''),
  benefitOf: ({ benefit }: Gift) =>
    benefit ? `In return: ${benefit.description} (${money(benefit.cents)})` : '',
  settle: 'Mark as received',
  refund: 'Refund',
  correct: 'Correct',
  wasCorrected: 'Corrected',
  totals: 'Totals of what is shown',
  count: 'Gifts',
  received: 'Received',
  expected: 'Expected',
  refunded: 'Refunded',
  totalsSaid: ({ gifts, receivedCents }: GiftTotals) =>
    gifts === 1
      ? `1 gift, ${money(receivedCents)} received`
      : `${gifts} gifts, ${money(receivedCents)} received`,
  none: 'No gifts yet.',
  noneNext:
    'They will stand here with their sums. Record a check or cash, or import the file of your provider.',
  noneFound: 'No gift matches these filters.',
  noneFoundNext: 'Clear the filters to see every gift.',
  tryAgain: 'Try again',
  readFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not see gifts. Ask whoever looks after the accounts.',
    'too-many': 'There were too many questions in a short time. Wait a minute, then try again.',
    unavailable: 'The gifts could not be loaded. Check your connection, then try again.',
    cancelled: 'The gifts could not be loaded. Please try again.',
  } satisfies Record<GiftReadFailure['code'], string>,
  writeFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not change gifts. Ask whoever looks after the accounts.',
    validation: 'Something in the form was refused. Please check it.',
    'not-found': 'This gift does not exist any more. Close this window to see the list as it is now.',
    conflict: 'Somebody else changed this gift meanwhile. Close this window to see it as it is now.',
    quota: 'There is no room left to keep it. Remove what you do not need, then try again.',
    'too-many': 'There were too many changes in a short time. Wait a minute, then try again.',
    unavailable: 'Nothing was saved. Check your connection, then try again.',
    cancelled: 'Nothing was saved.',
  } satisfies Record<GiftWriteFailure['code'], string>,
  notSaved: 'Not saved',
  pageName: 'Pages of gifts',
  heads: {
    receivedOn: 'Date',
    name: 'Donor',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
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
  } satisfies GiftCsvHeads,
};
