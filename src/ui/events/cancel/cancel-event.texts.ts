import type { Effect } from '../../../core/events/event-view';
import { LONGEST_REASON } from '../../../core/shared/forms/reason-faults';
import { formatCount } from '../../../core/shared/text/format-count';
import { loadFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';

/** What staff read when they cancel an event. */
export const cancelEventTexts = {
  title: (title: string) => `Cancel ${title}?`,
  reason: 'Reason',
  reasonHint: 'One sentence for everybody who signed up.',
  withLater: (count: number) =>
    count === 1 ? 'Also cancel the later date' : `Also cancel the ${formatCount(count)} later dates`,
  loading: 'Counting who gets a mail…',
  readFailed: loadFailures('how many people get a mail', 'cancel events'),
  gone: { title: 'This event no longer exists, or you do not have access to it.' },
  effect: ({ mailed }: Effect) => {
    if (mailed === 0) return 'Nobody gets a mail.';
    return mailed === 1 ? '1 person will get a mail.' : `${formatCount(mailed)} people will get a mail.`;
  },
  leave: 'Leave as It Is',
  submit: 'Cancel Event',
  loss: 'The reason that you wrote will be lost.',
  done: (title: string) => ({ title: 'Event Canceled', description: `"${title}" does not take place.` }),
  faults: {
    missing: 'Please say why, in one sentence.',
    'too-long': formTexts.tooLong(LONGEST_REASON),
    unstorable: formTexts.unstorable,
    'several-lines': 'Please write one sentence in one line.',
  },
};
