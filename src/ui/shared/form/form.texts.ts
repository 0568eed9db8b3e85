import type { ProgramSign } from '../../../core/shared/forms/form-signs';
import { formatCount } from '../../../core/shared/text/format-count';

const ONCE_MORE = 'Press the button once more. What you typed is still here.';

/** Sentences that the public forms share. */
export const formTexts = {
  /** On the button, and read out, while a form is being sent. */
  sending: 'Sending...',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  required: 'Please fill out this field.',
  malformedEmail: 'Enter a valid email address.',
  tooLong: (longest: number) =>
    `Shorten this to ${formatCount(longest)} characters or fewer. Nothing you typed is lost.`,
  unstorable: 'This has characters that can’t be sent. Remove unusual symbols and try again.',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
  /** One network, or all together, have sent as many forms as the server takes for now. */
  tooMany: {
    title: 'Error',
    description: 'Too many forms were sent. Try again later, or call or email us.',
    /** Stays in the form, before the phone number and the email address. */
    note: 'Not sent yet.',
    next: 'What you typed is still here.',
  },
  /** The hidden field that only programs fill in; nobody sees or hears its label. */
  trap: 'Website',
  /** A form that looks as if a program had filled it in: its hidden field is not empty, or it was sent very fast. */
  likeProgram: {
    trap: {
      title: 'Not sent yet',
      description: `Your browser filled in a hidden field. It’s empty again. ${ONCE_MORE}`,
    },
    pace: { title: 'Not sent yet', description: `That was very quick. ${ONCE_MORE}` },
  } satisfies Record<ProgramSign, { readonly title: string; readonly description: string }>,
  /** The toast for a form that the server refused; the messages next to the fields come from the server. */
  refused: {
    title: 'Error',
    description: 'Correct the marked fields and send the form again.',
  },
  /** Below a form that goes to the foundation, before a link. */
  howWeUse: 'How we use what you send:',
  privacy: 'Privacy',
  requiredMark: 'Fields marked with * are required.',
  demo: 'Demo: nothing is sent.',
  keptHere: 'It stays in this browser.',
  reachUs: 'Reach us at',
  or: 'or',
};
