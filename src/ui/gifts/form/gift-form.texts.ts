import type { Gift, RefundFault } from '../../../core/gifts/gift';
import type { GiftFault } from '../../../core/gifts/gift-draft';
import type { Pickup } from '../../../core/pickups/pickup';
import { formatCents } from '../../../core/shared/text/format-money';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { conflictOver } from '../../shared/record.texts';
import { donorLabels } from '../gift.texts';

const giftOf = ({ cents, donor }: Gift) => `${formatCents(cents)} from ${donor.name}`;
const goodsOf = ({ name, goods }: Pickup) => `${name}: ${goods.map(goodsLinesTexts.line).join('; ')}.`;

/** The forms that record, correct, settle and refund a gift, of money or of goods. */
export const giftFormTexts = {
  record: 'Record a gift',
  correct: 'Correct a gift',
  save: 'Save correction',
  labels: {
    ...donorLabels,
    address: 'Mailing address',
    amount: 'Amount',
    receivedOn: 'Received on',
    method: 'Paid by',
    campaignId: 'Campaign',
    hasBenefit: 'The donor got something in return',
    benefitDescription: 'What the donor got',
    benefitAmount: 'Its value, as a fair estimate',
    hasNoReceipt: 'No tax receipt',
    noReceiptReason: 'Why',
    note: 'Note',
    isSettled: 'The money is here',
  },
  noReason: 'Choose',
  /** At the box that no receipt is owed, for each receipt that stands against it. */
  held: (number: string) => `Receipt ${number} holds this gift. Void it first.`,
  receipt: (number: string) => `Open receipt ${number}`,
  onHint: 'The day in Las Vegas on which the donor gave it. It decides the tax year.',
  faults: {
    name: { missing: 'Enter the donor’s name.' },
    email: { malformed: 'Enter a valid email address, or leave this empty.' },
    cents: {
      invalid: 'Enter an amount such as 25 or 1,234.50.',
      'too-much': 'This is more than one gift can be.',
      refunded: 'More than this went back already.',
    },
    receivedOn: {
      invalid: 'Enter a date.',
      future: 'This day is in the future.',
      refunded: 'Some of it went back before this day.',
    },
    benefitDescription: { missing: 'Say what the donor got.' },
    benefitCents: {
      invalid: 'Enter an amount such as 25 or 60.00.',
      'too-much': 'This is more than the gift itself.',
    },
    noReceiptReason: { missing: 'Choose why.' },
  } satisfies Record<GiftFault['field'], Partial<Record<GiftFault['fault'], string>>>,
  recorded: (gift: Gift) => ({ title: 'Gift recorded', description: `${giftOf(gift)}.` }),
  corrected: (gift: Gift) => ({ title: 'Gift corrected', description: `${giftOf(gift)}.` }),
  keptTheirs: (gift: Gift) => ({
    title: 'Nothing changed',
    description: `${giftOf(gift)} stays as it was saved elsewhere.`,
  }),
  conflict: conflictOver({
    title: 'This gift changed elsewhere',
    thing: 'this gift',
    changing: 'correcting it',
  }),
  yes: 'Yes',
  no: 'No',
  loss: 'What you typed about this gift is lost.',
  changeLoss: 'What you entered is not saved yet.',
  settleTitle: 'Mark as received',
  settleText: (gift: Gift) => `${giftOf(gift)}.`,
  settleOn: 'Received on',
  settled: (gift: Gift) => ({
    title: 'Gift received',
    description: `${giftOf(gift)} counts from now on.`,
  }),
  refundTitle: 'Record a refund',
  refundText: ({ cents, donor }: Gift) =>
    `${donor.name} gave ${formatCents(cents)}. Send the money back first; this only records it.`,
  refundAmount: 'Amount that went back',
  refundOn: 'Sent back on',
  refundAction: 'Record refund',
  refundFaults: {
    cents: {
      invalid: 'Enter an amount such as 25 or 60.00.',
      'too-much': 'This is more than was given.',
    },
    on: {
      invalid: 'Enter a date.',
      future: 'This day is in the future.',
      early: 'The gift came after this day.',
    },
  } satisfies Record<RefundFault['field'], Partial<Record<RefundFault['fault'], string>>>,
  refunded: ({ refund, donor }: Gift) => ({
    title: 'Refund recorded',
    description: `${formatCents(refund?.cents ?? 0)} went back to ${donor.name}.`,
  }),
  goods: {
    record: 'Record goods',
    correct: 'Correct goods',
    intro: 'Shoes and clothing that somebody dropped off. What we pick up is under Pickups.',
    correctIntro:
      'A receipt that names these goods is voided, and replaced by one that says what is true now.',
    whatCame: 'What came',
    recorded: (goods: Pickup) => ({ title: 'Goods recorded', description: goodsOf(goods) }),
    corrected: (goods: Pickup) => ({ title: 'Goods corrected', description: goodsOf(goods) }),
    keptTheirs: (goods: Pickup) => ({
      title: 'Nothing changed',
      description: `${goodsOf(goods)} It stays as it was saved elsewhere.`,
    }),
    conflict: conflictOver({
      title: 'These goods changed elsewhere',
      thing: 'these goods',
      changing: 'correcting them',
    }),
    loss: 'What you typed about these goods is lost.',
  },
};
