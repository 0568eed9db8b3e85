import type { FailureIn } from '../../core/api/api';
import type { MailState } from '../../core/mail/outbox-mail';
import type { ReasonFault, ReceiptKind, ReceiptState } from '../../core/receipts/receipt';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import { formatCount } from '../../core/shared/text/format-count';
import { giftRecordTexts } from '../gifts/gift-record.texts';
import { recordTexts } from '../shared/record.texts';

const records = recordTexts({
  singular: 'receipt',
  plural: 'receipts',
  all: 'the receipts',
  this: 'this receipt',
  gone: 'This receipt no longer exists',
  changed: 'This receipt changed elsewhere',
});

/** What the staff who manage gifts read about receipts. */
export const receiptsTexts = {
  receipts: 'Receipts',
  check:
    'Have a professional check the words of your receipts before you send the first ones. The law asks for a receipt for each single gift of $250 or more, and where a donor got something in return for a payment of more than $75.',
  legalName: {
    title: 'Legal name missing: receipts wait',
    text: 'A receipt names the foundation as it is registered. Enter the legal name, and the EIN with it.',
    link: 'Open Settings',
  },
  noMail: {
    title: 'No mail is being sent right now',
    text: 'In the simulation no mail is sent, and a server without a mail server sends none. Mails wait in the outbox, under Settings.',
  },
  search: 'Donor or number',
  searchHint: 'Name, email or 2026-0001',
  year: 'Year',
  kind: 'Kind',
  state: 'State',
  any: 'All',
  kinds: { single: 'Single gift', statement: 'Statement of a year' } satisfies Record<ReceiptKind, string>,
  states: { issued: 'Issued', voided: 'Voided' } satisfies Record<ReceiptState, string>,
  leftOut: (count: number) =>
    count === 1
      ? 'Does not hold 1 gift that came later.'
      : `Does not hold ${formatCount(count)} gifts that came later.`,
  leftOutNext:
    'Press Replace to issue a statement that holds everything. This one stays, marked as voided, and the new one still has to be sent.',
  number: 'Number',
  donor: 'Donor',
  amount: 'Amount',
  goodsOnly: 'Goods',
  issuedOn: 'Issued on',
  list: {
    ...records.list,
    none: records.none('Open the letters of a year, or press Receipt beside a gift.'),
  },
  back: 'Back to receipts',
  print: 'Print',
  one: (number: string) => `Receipt ${number}`,
  opened: records.one,
  send: 'Send by mail',
  sendAgain: 'Send once more',
  sending: 'Sending…',
  sent: (number: string) => ({ title: 'Receipt on its way', description: `${number} is in the outbox.` }),
  notSent: 'Not sent',
  noAddress: 'This donor has no email address. Print the receipt and send it by post.',
  log: 'Sent so far',
  logNone: 'Not sent yet.',
  logEntry: (when: string, to: string, state: string) => `${when} to ${to}: ${state}`,
  forgotten: 'an address that the outbox no longer keeps',
  mailStates: { waiting: 'waits', sent: 'sent', failed: 'not taken' } satisfies Record<MailState, string>,
  unknownState: 'no longer in the outbox',
  replacedBy: 'Open the receipt that holds instead',
  void: 'Void',
  replace: 'Replace',
  reasonTitle: {
    void: (number: string) => `Void receipt ${number}?`,
    replace: (number: string) => `Replace receipt ${number}?`,
  },
  reasonText: {
    void: 'It keeps its number and its words, and says that it does not count. This cannot be taken back.',
    replace:
      'It is voided, and a new receipt with the next number says how the gifts are now. This cannot be taken back.',
  },
  reason: 'Reason',
  reasonHint: 'One sentence. It’s printed on the voided receipt.',
  reasonLoss: 'The reason that you typed would be lost.',
  reasonFaults: {
    missing: 'Say in one sentence why.',
    'too-long': 'This is too long for one sentence; 300 characters at most.',
  } satisfies Record<ReasonFault['fault'], string>,
  voided: { title: 'Receipt voided' },
  replaced: (number: string) => ({ title: 'Receipt replaced', description: `${number} holds instead.` }),
  notDone: 'Not done',
  issueTitle: 'Issue a receipt',
  issueGift: (amount: string, day: string, name: string) => `${amount} from ${name}, received on ${day}.`,
  issueGoods: 'A receipt for goods names what was collected and when, without a value.',
  provider: (name: string) =>
    `${name} may have sent a receipt for this gift. A second one is not forbidden; it says that each gift counts once.`,
  language: 'Language',
  languageHint: 'Its labels and days. What the law has it say stays in English.',
  issue: 'Issue the receipt',
  issued: (number: string) => ({ title: 'Receipt issued', description: `Its number is ${number}.` }),
  gift: {
    ...giftRecordTexts.one,
    gone: { title: giftRecordTexts.one.gone.title, next: 'Go back to the gifts.' },
  },
  issueFaults: {
    legalName: 'The legal name is missing. Enter it in Settings first.',
    gift: 'This gift hasn’t been received yet, or it was fully refunded. There’s nothing to issue a receipt for.',
    notOwed: 'No tax receipt is owed for this gift. Correct the gift first if that is wrong.',
    held: 'This gift already has a receipt. Find it in the list.',
    unknown: 'There’s nothing to issue a receipt for: goods have to be collected first.',
  },
  writeFailed: {
    ...records.failed,
    validation: 'Something wasn’t accepted. Check it and try again.',
    'not-found': 'There’s nothing left to issue a receipt for.',
    conflict: 'Someone else changed this receipt in the meantime. Open it again to see its current state.',
    unavailable: 'Nothing was done. Check your connection and try again.',
  } satisfies Record<FailureIn<ReceiptBook['issue']>['code'], string>,
};
