import type { FileField } from '../../../core/gifts/import/file-columns';
import { MOST_COLUMNS } from '../../../core/gifts/import/file-table';
import type {
  ImportRow,
  LeftOut,
  LeftWhy,
  LineFault,
  LineRemark,
} from '../../../core/gifts/import/gift-file';
import type { GiftImport, RowOutcome } from '../../../core/gifts/import/gift-import';
import type { StoppedImport } from '../../../core/gifts/import/take-back-import';
import { isLasVegas, type Zone } from '../../../core/gifts/import/zones';
import { formatDay } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { formatCents } from '../../../core/shared/text/format-money';
import { donorLabels, giftTexts } from '../gift.texts';

const gifts = (count: number) => formatCounted(count, 'gift', 'gifts');
/** Clocks as people name them: 'Las Vegas', 'UTC', 'UTC-8', 'America/Chicago'. */
const zoneName = (zone: Zone): string => {
  if (isLasVegas(zone)) return 'Las Vegas';
  if (typeof zone === 'string') return zone;
  const [sign, ahead] = [zone < 0 ? '-' : '+', Math.abs(zone)];
  const minutes = ahead % 60 === 0 ? '' : `:${ahead % 60}`;
  return zone === 0 ? 'UTC' : `UTC${sign}${Math.floor(ahead / 60)}${minutes}`;
};
const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const lines = (count: number) => formatCounted(count, 'line', 'lines');

/** So many lines are named one by one. */
const MOST_NAMED = 5;

/** The dialog that brings the gifts of a provider's file in. */
export const giftImportTexts = {
  title: 'Import a file',
  intro:
    'Choose the file of separated values (CSV) that your payment provider gives you. You see what it says line by line before anything is kept.',
  provider: 'Where the file comes from',
  providerHint:
    'Choose the same name each time: with the transaction ID it tells whether a gift is here already. Capital letters make no difference.',
  firstProvider: 'Donation form',
  file: 'File',
  chooseFile: 'Choose a file',
  reading: 'Reading the file…',
  checking: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} checked`,
  saving: 'Saving all of it…',
  progress: 'Progress of the import',
  stop: 'Stop',
  stopping: 'Stopping. What was saved already is being undone…',
  stopped: 'The import was stopped. Nothing of the file was kept.',
  notStopped: {
    kept: () =>
      'The file was imported before it could be stopped, and its gifts were kept. You can try to undo it again under Imports so far.',
    unknown: () =>
      'We couldn’t find out whether the file was imported. Check your connection, then look under Imports so far, where you can try to undo it.',
  } satisfies Record<Exclude<StoppedImport, 'nothing-kept'>, () => string>,
  notStoppedTitle: 'Not stopped',
  columns: 'Columns',
  columnsHint: 'Say which column of the file holds what, where it was not found.',
  looksLike: (provider: string) => `This looks like a file from ${provider}.`,
  found: (columns: readonly (readonly [field: string, column: string])[]) =>
    `Found: ${columns.map(([field, column]) => (isSameName(field, column) ? field : `${field} in “${column}”`)).join(', ')}.`,
  notFound: (fields: readonly string[]) => `Not in the file: ${fields.join(', ')}.`,
  columnName: (name: string, at: number, isTwice: boolean) =>
    name === '' ? `Column ${at + 1}` : isTwice ? `${name} (column ${at + 1})` : name,
  doubled: (names: readonly string[]) =>
    `Two columns with different values are both called ${names.join(', ')}. Choose the right one under Columns.`,
  headLine: (line: number) =>
    `The names of the columns are on line ${line}. The lines above it aren’t imported.`,
  zones: (zones: readonly Zone[]) =>
    zones.length === 1
      ? `Times in this file are in ${zones.map(zoneName).join()}. Each gift counts on its day in Las Vegas.`
      : `Times in this file are in ${zones.length} zones: ${zones.map(zoneName).join(', ')}. Each gift counts on its day in Las Vegas.`,
  daysOfZones:
    'Some days have a time zone but no time. They stay as they are in the file, though in Las Vegas it may have been the day before.',
  zoneQuestion: 'Times in this file are in',
  zoneHint:
    'The file names no time zone, and some gifts would count on another day in Las Vegas if its times are in UTC.',
  zoneChoices: { lasVegas: 'Las Vegas', utc: 'UTC' },
  leaveOut: (count: number) =>
    count === 1 ? 'Leave this line out' : `Leave these ${formatCount(count)} lines out`,
  leaveOutHint: 'They are listed below, each with the reason.',
  /** Asked of the lines that look like grants: up to five are named. */
  grantQuestion: (grantLines: readonly number[]) => {
    const [first, last] = [grantLines.slice(0, -1).join(', '), grantLines.at(-1)];
    if (grantLines.length === 1) return `Line ${last} looks like a grant. Import it without a tax receipt?`;
    const named =
      grantLines.length > MOST_NAMED
        ? `${formatCount(grantLines.length)} lines`
        : `Lines ${first} and ${last}`;
    return `${named} look like grants. Import them without a tax receipt?`;
  },
  grantChoices: { without: 'Without a Receipt', with: 'With a Receipt' },
  takeConverted: (count: number) => `Take the amounts that the file converts to US dollars (${lines(count)})`,
  fields: {
    externalId: 'Transaction ID',
    receivedOn: 'Date',
    time: 'Time',
    zone: 'Time zone',
    cents: 'Amount',
    currency: 'Currency',
    refunded: 'Amount refunded',
    refundedOn: 'Refund date',
    ...donorLabels,
    lastName: 'Last name',
    company: 'Organization',
    address2: 'Address, second line',
    city: 'City',
    region: 'State of the address',
    zip: 'ZIP',
    country: 'Country',
    dispute: 'Dispute',
    kind: 'Type',
    refundOf: 'Refund of transaction',
    match: 'Employer match',
    convertedCents: 'Converted amount',
    convertedCurrency: 'Converted currency',
    convertedRefund: 'Converted refund',
    noReceipt: 'No tax receipt',
    method: 'Paid by',
    campaign: 'Campaign',
    plan: 'Recurring gift',
    status: 'Status',
    note: 'Note',
  } satisfies Record<FileField, string>,
  noColumn: 'Not in the file',
  missingColumns: (fields: readonly string[]) =>
    `Nothing can be imported without these columns: ${fields.join(', ')}. Choose them above.`,
  refusals: {
    corrupt: (line: number) =>
      `A quotation mark on line ${line} is broken, so its columns can’t be told apart. Correct that line, or export the file again as CSV.`,
    'no-lines': () => 'This file has no lines to import. Export it again as CSV and choose it here.',
    'no-head': () =>
      'None of the first 30 lines names the columns. Add a first line such as Transaction ID, Date, Amount, Name.',
    'two-heads': (line: number) =>
      `Line ${line} names the columns again, but differently: these are two tables. Save each as a file of its own.`,
    'many-columns': () =>
      `This file has more than ${MOST_COLUMNS} columns. Export only the columns about the gifts.`,
    large: () => 'This file is too large. Import at most 10,000 lines and 10 MB at once.',
    empty: () => 'No line of this file holds a gift whose money came.',
    failed: () => 'Couldn’t compare the file with your gifts. Check your connection and try again.',
    provider: () => 'Say where the file comes from.',
  },
  preview: 'What the file holds',
  pageName: 'Pages of lines',
  line: 'Line',
  result: 'Result',
  remark: 'Remark',
  kinds: {
    new: 'New',
    known: 'Known',
    settles: 'Settles',
    refund: 'Refund',
    wrong: 'Wrong',
    left: 'Left out',
  } satisfies Record<RowOutcome['kind'] | 'refund' | 'wrong' | 'left', string>,
  outcomeRemark: (outcome: RowOutcome, { refund }: ImportRow) => {
    if (outcome.kind === 'new') return '';
    if (outcome.kind === 'settles') return 'A gift that was pledged on the website.';
    return outcome.lacksRefund && refund
      ? `Is here already and stays as it is. Record on it that ${formatCents(refund.cents)} went back.`
      : 'Is here already and stays as it is';
  },
  rowRemark: (remark: LineRemark, { cents, receivedOn, refund, receipt }: ImportRow): string => {
    switch (remark.kind) {
      case 'refund': {
        if (!refund) return '';
        const from = remark.line === null ? '' : ` (line ${remark.line})`;
        const on = remark.hasDay ? ` on ${formatDay(refund.on)}` : '';
        const day = remark.hasDay ? '' : ' The file has no day for it, so the gift’s is taken.';
        return `${formatCents(refund.cents)} went back${on}${from}, and ${formatCents(cents - refund.cents)} counts.${day}`;
      }
      case 'moved':
        return `${remark.text} (${zoneName(remark.zone)}) is ${formatDay(receivedOn)} in Las Vegas.`;
      case 'anonymous':
        return 'The file has no name.';
      case 'email':
        return `The email is left empty, because this isn’t an address: ${remark.text}.`;
      case 'converted':
        return `Converted by the file from ${remark.text}.`;
      case 'grant':
        return receipt === 'none'
          ? `Looks like a grant: ${remark.text}. Imported without a tax receipt.`
          : `Looks like a grant: ${remark.text}.`;
      case 'match':
        return `An employer’s match of ${remark.text} isn’t imported.`;
    }
  },
  leftRemark: (left: LeftOut, gift: RowOutcome | null) => {
    const isHere = gift?.kind === 'known';
    const lacks = isHere && gift.lacksRefund ? 'The gift is here already: record the refund on it.' : '';
    const has = isHere && !gift.lacksRefund ? 'The gift is here already, with its refund.' : '';
    return [LEFT[left.why](left), lacks, has].filter((text) => text !== '').join(' ');
  },
  refundRemark: (cents: number, line: number) =>
    `${formatCents(cents)} went back, and is recorded on line ${line}`,
  repeatedRemark: (line: number) => `Repeats line ${line} word for word, and counts once`,
  faultOf: ({ field, fault, text, otherLine }: LineFault) => {
    const name = giftImportTexts.fields[field];
    const quoted = text === '' ? '' : `: ${text}`;
    return `${name}: ${FAULTS[fault](otherLine, field)}${quoted}`;
  },
  summary: (counts: Readonly<Record<'new' | 'known' | 'settles' | 'left', number>>, cents: number) =>
    `${gifts(counts.new)} to add, ${counts.settles} to settle, ${counts.known} known, ${lines(counts.left)} left out. It brings ${formatCents(cents)}.`,
  wrongSummary: (count: number, hasGifts: boolean) => {
    const orLeave = hasGifts ? `, or leave ${count === 1 ? 'this line' : 'these lines'} out below` : '';
    return `${lines(count)} can’t be read. Correct the file and choose it again${orLeave}.`;
  },
  receipts: (donors: number) =>
    donors === 1
      ? '1 donor gets a receipt by mail. Once it is written, you can’t undo the import.'
      : `${formatCount(donors)} donors get a receipt by mail. Once the first one is written, you can’t undo the import.`,
  unknownCampaigns: (titles: readonly string[]) =>
    `No campaign here has this name, so these gifts count for none: ${titles.join(', ')}.`,
  import: (count: number) => `Import ${gifts(count)}`,
  nothingNew: 'Everything in this file is here already.',
  done: ({ added, settled }: GiftImport, hasReceipts: boolean) => {
    const until = hasReceipts ? ' until its first receipt is written' : '';
    return {
      title: 'File imported',
      description: `${gifts(added)} added, ${settled} settled. You can undo it under Import a file${until}.`,
    };
  },
  notDone: 'Not imported',
  writeFailed: giftTexts.writeFailed,
  importFailed: {
    ...giftTexts.writeFailed,
    unavailable:
      'We couldn’t find out whether the gifts were saved. Check your connection and try again: nothing is added twice.',
  },
  past: 'Imports so far',
  noPast: 'No file was imported yet.',
  pastOf: ({ fileName, provider, added, settled, known }: GiftImport) =>
    `${fileName} from ${provider}: ${added} added, ${settled} settled, ${known} known`,
  undone: 'Undone',
  undo: 'Undo',
  undoOf: (fileName: string) => `Undo the import of ${fileName}`,
  undoTitle: 'Undo this import?',
  undoText: ({ added, settled }: GiftImport) =>
    `${gifts(added)} that it added go away, and ${settled} that it settled are expected again.`,
  keep: 'Keep it',
  undoDone: {
    title: 'Import undone',
    description: 'Its gifts no longer count. You can import the file again.',
  },
  undoFailed: 'Not undone',
  undoConflict:
    'One of its gifts was refunded or receipted since, so it stays. Correct single gifts instead.',
  close: 'Close',
  loss: 'The file is read, but nothing of it is imported yet.',
};

const FAULTS: Readonly<Record<LineFault['fault'], (line: number | null, field: FileField) => string>> = {
  missing: (_, field) => (field === 'refunded' ? 'is missing, though the file says' : 'is missing'),
  invalid: (_, field) => (field === 'noReceipt' ? 'is neither yes nor no' : 'cannot be read'),
  negative: () => 'is negative; record a refund on the gift instead',
  'too-much': (_, field) => (field === 'refunded' ? 'is more than the gift' : 'is more than one gift can be'),
  future: () => 'is in the future',
  'day-first': () => 'has the day before the month; export it with the month first, or as 2026-12-31',
  swappable: (line) => `may have day and month swapped, because line ${line} has the day first`,
  'unknown-zone': () => 'has a time zone that isn’t known',
  early: () => 'is before the gift',
  duplicate: (line) => `is also on line ${line}, with a different gift`,
  'too-long': (_, field) => `is longer than ${field === 'note' ? '5,000' : '500'} characters`,
  unstorable: () => 'has characters that can’t be saved',
};

const LEFT: Readonly<Record<LeftWhy, (left: LeftOut) => string>> = {
  status: ({ text }) => `The file says: ${text}`,
  disputed: ({ text }) => `Disputed. The file says: ${text}`,
  payout: ({ text }) => `A payout or withdrawal, not a gift: ${text}`,
  fee: ({ text }) => `A fee, not a gift: ${text}`,
  other: ({ text }) => `Not a gift: ${text}`,
  refunded: ({ text }) =>
    text === '' ? 'All of it went back.' : `All of it went back. The file says: ${text}.`,
  refund: ({ text, ofLine }) =>
    ofLine === null
      ? `A refund of a payment that isn’t in this file: ${text}.`
      : `A refund of line ${ofLine}, which is left out: ${text}.`,
  total: ({ text }) => `A sum, not a gift: ${text}`,
  blank: ({ text }) => `Without a date and an amount: ${text}`,
  head: () => 'Names the columns again',
  currency: ({ text }) => `Another currency: ${text}`,
  nothing: ({ text }) => `The amount is ${text}`,
  match: ({ text }) =>
    `An employer’s match of ${text}, and nothing by the donor. Record it by hand as a gift of the employer.`,
};
