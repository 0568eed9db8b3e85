import { formatCount } from '../../../core/shared/text/format-count';
import type { KeptCall } from '../../../core/shared/unsent/unsent-change';

/** What each kind of change is called, once and several times. */
const NAMES: Readonly<Record<KeptCall, readonly [string, string]>> = {
  'signups.mark': ['mark on a day sheet', 'marks on a day sheet'],
  'events.saveWalkIns': ['number of visitors', 'numbers of visitors'],
  'shelf.move': ['entry for the shelf', 'entries for the shelf'],
  'hours.approve': ['approval of hours', 'approvals of hours'],
  'hours.giveBack': ['return of hours', 'returns of hours'],
  'own-hours.takeBack': ['removal of your hours', 'removals of your hours'],
  'messages.mark': ['mark on a message', 'marks on messages'],
  'own-guides.complete': ['training', 'trainings'],
};

/** What people read of changes that could not be sent so far. */
export const unsentTexts = {
  /** '5 marks on a day sheet, 1 number of visitors'. */
  listed: (counts: readonly (readonly [KeptCall, number])[]) =>
    counts.map(([call, count]) => `${formatCount(count)} ${NAMES[call][count === 1 ? 0 : 1]}`).join(', '),
  title: 'Not saved yet',
  kept: 'Kept on this device. It’s saved as soon as the connection is back.',
  tryAgain: 'Try again',
  discard: 'Discard',
  discardTitle: 'Discard what wasn’t saved?',
  discardText: (listed: string) => `${listed} will not be saved.`,
  leaveAsIs: 'Keep',
  loss: 'Some changes aren’t saved yet. They’re kept on this device and saved as soon as the connection is back and you’re signed in here.',
  done: (count: number) => ({
    title: 'Changes Saved',
    description:
      count === 1 ? 'The change that waited is saved now.' : `${count} changes that waited are saved now.`,
  }),
  refused: (count: number) => ({
    title: 'Not saved',
    description: `${count === 1 ? 'A change that waited was' : `${count} changes that waited were`} not saved: somebody else changed it in the meantime, or you can’t change it now. Please check it.`,
  }),
};
