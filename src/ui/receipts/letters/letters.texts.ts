import type { ReceiptRun } from '../../../core/receipts/receipt-run';
import { formatCount } from '../../../core/shared/text/format-count';

/** The sentences of the page for the yearly statements. */
export const lettersTexts = {
  open: 'January letters',
  title: (year: number) => `Letters for gifts in ${year}`,
  year: 'Year of the gifts',
  intro:
    'Each donor of the year gets one statement. Those with an email address get it by mail; for the others you print it. Nobody gets two, also when you stop and go on.',
  start: 'Write and send the letters',
  goOn: 'Go on',
  again: 'Take in who is new',
  stop: 'Stop',
  ask: 'Write and send the letters?',
  askText: (donors: number) =>
    `${donors === 1 ? 'There is 1 donor' : `There are ${formatCount(donors)} donors`}. Each gets a statement with a number of its own, and a mail where there is an address. You can stop at any time and go on later.`,
  cancel: 'Not now',
  states: {
    running: (isWrittenHere) =>
      isWrittenHere
        ? 'Writing letters while this page is open. If you close it, open it again to go on.'
        : 'The server is writing the letters. You can close this page.',
    stopped: () => 'Stopped. Nothing is lost. Press Go on in January letters when you’re ready.',
    done: () => 'All letters are written.',
  } satisfies Record<ReceiptRun['state'], (isWrittenHere: boolean) => string>,
  progress: 'Letters written',
  figures: ({ done, donors, mailed, paper }: ReceiptRun) =>
    `${formatCount(done)} of ${formatCount(donors)} letters: ${formatCount(mailed)} by mail, ${formatCount(paper)} on paper`,
  paper: 'Print those without email',
  paperTitle: (year: number) => `Statements for ${year} on paper`,
  paperBack: 'Back to the letters',
  paperNone: {
    title: 'No letters to print.',
    next: 'Statements of donors without an email address will appear here once they’re issued.',
  },
  donors: 'Donors of the year',
  search: 'Donor',
  searchHint: 'Name or email',
  filters: 'Find a donor',
  donor: 'Donor',
  gifts: 'Gifts of money',
  sum: 'Together',
  given: (gifts: number, cents: string, goods: number) =>
    `Gifts of money: ${formatCount(gifts)}, ${cents} together. Gifts of goods: ${formatCount(goods)}.`,
  goods: 'Gifts of goods',
  statement: 'Statement',
  issue: 'Issue statement',
  loading: 'Loading donors…',
  none: { title: 'Nobody gave in this year.', next: 'Choose another year, or record gifts first.' },
  notFound: { title: 'No donor matches.', next: 'Clear the search to see everybody.' },
  failed: 'The letters stopped',
};
