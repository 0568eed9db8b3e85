import type {
  ArchiveFault,
  ArchiveFigures,
  ArchivePart,
  ArchiveWriteFailure,
} from '../../../core/gift-archive/gift-archive';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatCents } from '../../../core/shared/text/format-money';
import { saveFailures } from '../../shared/failure.texts';

const PARTS: Readonly<Record<ArchivePart, string>> = {
  gifts: 'gifts',
  pickups: 'goods and pickups',
  imports: 'imports',
  plans: 'recurring plans',
  receipts: 'receipts',
  mailings: 'receipts that were sent',
  runs: 'letters of a year',
};

const UNKNOWN: Readonly<Record<'unreadable' | 'other' | 'newer', string>> = {
  unreadable: 'This file is damaged or is no backup. Nothing was changed.',
  other: 'This file is no backup of a gift book. Nothing was changed.',
  newer: 'This backup was made by a newer version of this site. Nothing was changed.',
};

/** The backup of the gift book, and what can be put in its place. */
export const giftArchiveTexts = {
  open: 'Backup',
  title: 'Backup of the gift book',
  intro:
    'One file holds every gift of money and goods, the pickups, imports, recurring plans and receipts. It names donors: keep it safe.',
  download: 'Download backup',
  fileName: (day: string) => `gift-book-${day}.json`,
  restore: 'Restore from a file',
  restoreHint: 'A file that was downloaded here. You see what it holds before anything is replaced.',
  choose: 'Choose a file',
  found: (savedOn: string) => `This backup is from ${savedOn}.`,
  heads: ['What', 'Now', 'In the file'],
  compared: 'The gift book now, and in the file',
  rows: {
    gifts: 'Gifts of money',
    goods: 'Gifts of goods and pickups',
    receivedCents: 'Received',
    imports: 'Imports',
    plans: 'Recurring plans',
    receipts: 'Receipts',
  } satisfies Record<keyof ArchiveFigures, string>,
  figure: (name: keyof ArchiveFigures, value: number | null) => {
    if (value === null) return 'Not in it. What is there stays.';
    return name === 'receivedCents' ? formatCents(value) : formatCount(value);
  },
  replace: 'Replace the gift book',
  replaced: { title: 'Gift book restored', description: 'Everything is as it was in the backup.' },
  reset: 'Reset to samples',
  resetHint:
    'Puts the sample gifts, pickups, plans and receipts back, with days around today, and removes all others.',
  /** What is asked before either. */
  questions: {
    replace: {
      title: 'Replace the gift book?',
      text: 'Everything that is in it now goes away, and what the file holds takes its place. Download a backup first if you may want it back.',
      action: 'Replace',
    },
    reset: {
      title: 'Reset the gift book?',
      text: 'Every gift, pickup, import, plan and receipt in this browser goes away, and the samples come back. Download a backup first if you may want them back.',
      action: 'Reset',
    },
  },
  wasReset: { title: 'Gift book reset', description: 'The samples are back.' },
  keep: 'Keep it',
  close: 'Close',
  reading: 'Reading…',
  readFailed: { title: 'Not downloaded', description: 'Couldn’t load the gift book. Try again.' },
  tooLarge: 'This file is too large to be a backup of this gift book. Nothing was changed.',
  fault: (fault: ArchiveFault): string => {
    if (!('part' in fault)) return UNKNOWN[fault.kind];
    const where = `${PARTS[fault.part]}, entry ${fault.entry}${fault.field && `, ${fault.field}`}`;
    return fault.kind === 'double'
      ? `This backup holds something twice: ${where}. Nothing was changed.`
      : `This backup is damaged: ${where}. Nothing was changed.`;
  },
  notReplaced: 'Not replaced',
  replaceFailed: {
    ...saveFailures('replace the gift book'),
    quota: 'This browser has no room for it. Nothing was changed.',
    unavailable: 'Nothing was changed. Please try again.',
  } satisfies Record<ArchiveWriteFailure['code'], string>,
};
