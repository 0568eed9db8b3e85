/** What a line is by its type, where it is no gift. */
export type NoGift = 'refund' | 'payout' | 'fee' | 'other';

/** What the provider says of a payment: its money came, all or a part of it went back, or it did not come. */
export type PaymentState = 'came' | 'refunded' | 'partly-refunded' | 'disputed' | 'not-there';

const CAME = [
  'accepted',
  'approved',
  'captured',
  'charged',
  'cleared',
  'collected',
  'complete',
  'completed',
  'deposited',
  'disbursed',
  'donated',
  'funded',
  'give subscription',
  'paid',
  'posted',
  'processed',
  'publish',
  'published',
  'received',
  'renewal',
  'settled',
  'success',
  'successful',
  'succeeded',
];
const PARTLY = ['partially refunded', 'partial refund', 'partly refunded', 'refunded partially'];
const REFUNDED = ['refunded', 'fully refunded', 'full refund', 'returned', 'reversed'];
const DISPUTED = ['disputed', 'dispute', 'chargeback', 'charged back', 'chargedback', 'under dispute'];
/** Words for money that did not come, which tell a column of statuses from one of the states of addresses. */
const NOT_THERE = [
  'abandoned',
  'authorized',
  'blocked',
  'canceled',
  'cancelled',
  'declined',
  'denied',
  'draft',
  'expired',
  'failed',
  'failure',
  'held',
  'in progress',
  'incomplete',
  'on hold',
  'pending',
  'pre approved',
  'preapproval',
  'processing',
  'rejected',
  'requires action',
  'requires capture',
  'requires confirmation',
  'requires payment method',
  'revoked',
  'scheduled',
  'uncaptured',
  'unpaid',
  'void',
  'voided',
];

const STATES = new Map<string, PaymentState>([
  ...CAME.map((word) => [word, 'came'] as const),
  ...PARTLY.map((word) => [word, 'partly-refunded'] as const),
  ...REFUNDED.map((word) => [word, 'refunded'] as const),
  ...DISPUTED.map((word) => [word, 'disputed'] as const),
  ...NOT_THERE.map((word) => [word, 'not-there'] as const),
]);

/** What a status says; a word that is not known says that the money did not come. An empty one says nothing against it. */
export function paymentState(status: string): PaymentState {
  const words = wordsOf(status);
  return words === '' ? 'came' : (STATES.get(words) ?? 'not-there');
}

/** Whether a text is a word that providers use for the status of a payment. */
export function isPaymentStatus(text: string): boolean {
  return STATES.has(wordsOf(text));
}

const KINDS: readonly (readonly [NoGift, RegExp])[] = [
  ['fee', /\bfees?\b/],
  ['refund', /\b(?:refund(?:ed)?|reversals?|reversed|charge ?backs?|clawback|dispute|returned)\b/],
  ['payout', /\b(?:payouts?|withdrawals?|transfers?|disbursements?|sweep|deposit)\b/],
  [
    'other',
    /\b(?:adjustment|authorization|balance|conversion|hold|invoice sent|pledge|request|reserve)\b|(?<!money )\border\b/,
  ],
];

/** What a line is by its type, such as 'General Withdrawal'; null where nothing speaks against a gift. */
export function noGiftOf(type: string): NoGift | null {
  const words = wordsOf(type);
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The beginnings of Stripe's numbers that say what a line is. */
const NUMBERS: readonly (readonly [NoGift, RegExp])[] = [
  ['payout', /^(?:po|tr)_/],
  ['refund', /^(?:re|pyr)_/],
  ['fee', /^fee_/],
  ['other', /^(?:dp|du)_/],
];

/** What a line is by its number, where the provider's numbers tell it. */
export function noGiftByNumber(externalId: string): NoGift | null {
  return NUMBERS.find(([, pattern]) => pattern.test(externalId))?.[0] ?? null;
}

/** Whether a line ends a table: it adds something up. */
export function isTotal(text: string): boolean {
  return /^(?:grand |net |sub ?)?totals?\b|^sum\b|^(?:opening |closing |ending )?balance\b/i.test(
    text.trim(),
  );
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
