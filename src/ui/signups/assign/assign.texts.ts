import type { Candidate, Obstacle } from '../../../core/signups/signup-view';
import { loadFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';
import { ANOTHER_EVENT } from '../../shared/text/another-event.texts';

const NOTES: Readonly<Record<Obstacle['why'], string>> = {
  overlap: 'overlaps',
  'not-approved': 'not approved',
  training: 'training missing',
  'adults-only': 'not 18 or older',
  'not-invited': 'not invited',
  canceled: 'canceled',
  started: 'it has started',
};

/** What staff read when they assign somebody to a shift or as a guest. */
export const assignTexts = {
  title: (part: string) => `Assign ${part}`,
  addTitle: (part: string) => `Add somebody to ${part}`,
  person: (isShift: boolean) => (isShift ? 'Volunteer' : 'Person'),
  choose: 'Choose',
  /** A person with what keeps them from it. */
  candidate: ({ name, obstacle }: Candidate) => (obstacle ? `${name} (${NOTES[obstacle.why]})` : name),
  withoutAccount: 'Somebody without an account',
  name: 'Name',
  contact: 'Contact',
  contactHint: 'A phone number or an email address. It may stay empty.',
  despite: 'Add despite the overlap',
  submit: 'Assign',
  add: 'Add',
  loading: 'Loading people…',
  readFailed: loadFailures('the people', 'assign people'),
  gone: { title: 'This event no longer exists, or you do not have access to it.' },
  loss: 'The person you chose is not assigned yet.',
  assigned: (name: string, part: string) => ({ title: 'Assigned', description: `${name}: ${part}` }),
  missing: { personId: 'Please choose somebody.', name: 'Please enter a name.' },
  tooLong: formTexts.tooLong,
  unstorable: formTexts.unstorable,
  /** Why somebody cannot be assigned. */
  obstacle: (name: string, obstacle: Obstacle): string => {
    switch (obstacle.why) {
      case 'overlap':
        return `${name} is going to ${obstacle.title ?? ANOTHER_EVENT} at that time.`;
      case 'not-approved':
        return `${name} is not approved to help in ${obstacle.program.title}.`;
      case 'training':
        return `${name} has to finish “${obstacle.guide.title}” first.`;
      case 'adults-only':
        return 'This shift is for adults.';
      case 'not-invited':
        return `${name} is not invited.`;
      case 'canceled':
        return 'This event was canceled.';
      case 'started':
        return 'It has started. Use the day sheet.';
    }
  },
};
