import type { FileField, LineFault } from '../../../core/gifts/import/gift-file';
import type { GiftImport, RowOutcome } from '../../../core/gifts/import/gift-import';
import type { StoppedImport } from '../../../core/gifts/import/take-back-import';
import { donorLabels, giftTexts, money } from '../gift.texts';

const gifts = (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-US')} gifts`);
const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);

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
  checking: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} checked`,
  saving: 'Saving all of it…',
  progress: 'Progress of the import',
  stop: 'Stop',
  stopping: 'Stopping. What was saved already is being undone…',
  stopped: 'The import was stopped. Nothing of the file was kept.',
  notStopped: {
    kept: 'The file was imported before it could be stopped, and its gifts were kept. You can undo it under Imports so far.',
    unknown:
      'We couldn’t find out whether the file was imported. Check your connection, then look under Imports so far: you can undo it there.',
  } satisfies Record<Exclude<StoppedImport, 'nothing-kept'>, string>,
  notStoppedTitle: 'Not stopped',
  columns: 'Columns',
  columnsHint: 'Say which column of the file holds what, where it was not found.',
  fields: {
    externalId: 'Transaction ID',
    receivedOn: 'Date',
    cents: 'Amount',
    ...donorLabels,
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
    corrupt: 'This file isn’t a CSV table. Export it again as CSV and choose it here.',
    large: 'This file is too large. Import at most 10,000 lines and 10 MB at once.',
    empty: 'No line of this file holds a gift whose money came.',
    failed: 'Couldn’t compare the file with your gifts. Check your connection and try again.',
    provider: 'Say where the file comes from.',
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
    wrong: 'Wrong',
    left: 'Left out',
  } satisfies Record<RowOutcome['kind'] | 'wrong' | 'left', string>,
  remarks: {
    new: '',
    known: 'Is here already and stays as it is',
    settles: 'A gift that was pledged on the website',
  } satisfies Record<RowOutcome['kind'], string>,
  leftRemark: (status: string) => `The file says: ${status}`,
  repeatedRemark: (line: number) => `Repeats line ${line} word for word, and counts once`,
  faultOf: ({ field, fault, text, earlierLine }: LineFault) => {
    const name = giftImportTexts.fields[field];
    const quoted = text === '' ? '' : `: ${text}`;
    const wrong =
      earlierLine === null ? FAULTS[fault] : `is also on line ${earlierLine}, with a different gift`;
    return `${name}: ${wrong}${quoted}`;
  },
  summary: (counts: Readonly<Record<'new' | 'known' | 'settles' | 'left', number>>, cents: number) =>
    `${gifts(counts.new)} to add, ${counts.settles} to settle, ${counts.known} known, ${lines(counts.left)} left out. It brings ${money(cents)}.`,
  wrongSummary: (count: number) =>
    `${lines(count)} can’t be read. Correct the file and choose it again: it’s imported completely or not at all.`,
  unknownCampaigns: (titles: readonly string[]) =>
    `No campaign here has this name, so these gifts count for none: ${titles.join(', ')}.`,
  import: (count: number) => `Import ${gifts(count)}`,
  nothingNew: 'Everything in this file is here already.',
  done: ({ added, settled }: GiftImport) => ({
    title: 'File imported',
    description: `${gifts(added)} added, ${settled} settled. You can undo it under Import a file.`,
  }),
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

const FAULTS: Readonly<Record<LineFault['fault'], string>> = {
  missing: 'is missing',
  invalid: 'cannot be read',
  negative: 'is negative; record a refund on the gift instead',
  'too-much': 'is more than one gift can be',
  future: 'is in the future',
  duplicate: 'is also on an earlier line, with a different gift',
  'too-long': 'is longer than 500 characters',
  unstorable: 'has characters that can’t be saved',
};
