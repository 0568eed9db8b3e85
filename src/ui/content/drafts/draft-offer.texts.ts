import { timeText } from '../dialogs/dialogs.texts';
import type { DraftOffer, DraftWait, KeptDraftTrouble } from './draft-offers.view-model';

const AS_UNSAVED = 'Taking it up brings it back as unsaved changes.';

/** What the editor says of drafts that it found. */
export const draftTexts = {
  title: (time: number) => `Unsaved changes from ${timeText(time)}`,
  differs: 'What differs',
  now: 'Now',
  inDraft: 'In the draft',
  take: 'Take up this draft',
  discard: 'Discard it',
  discardQuestion: {
    title: 'Discard this draft?',
    confirm: 'Discard draft',
    dismiss: 'Keep it',
    body: (time: number) => `The unsaved changes from ${timeText(time)} are removed for good.`,
  },
  /** What a draft says that can be neither taken up nor discarded now. */
  waits: {
    editor: 'They are kept until the editor can be used again.',
    content: 'They are kept until the content can be read again. Reload the page to try.',
  } satisfies Record<DraftWait, string>,
  /** Quiet lines about drafts that are there already. */
  trouble: {
    unreadable:
      'Couldn’t read the drafts from earlier visits. They haven’t been changed. Reload the page to try again.',
    'set-aside':
      'The drafts in this browser were unreadable. They were set aside, not deleted. Check whether anything you typed last time is missing.',
    newer:
      'A newer version of this site keeps drafts in this browser. They are left as they are; reload the page to get the newer editor.',
    'not-removed':
      'This browser could not remove a draft that you discarded. It may be offered again; discard it then.',
  } satisfies Record<KeptDraftTrouble, string>,
  /** Only what is known: where the draft was made, what became of the content that it was begun from, and when each was written. */
  standing: ({ standing, storedAt }: Pick<DraftOffer, 'standing' | 'storedAt'>) => {
    switch (standing) {
      case 'same-version':
        return 'They were made in a tab that is closed now.';
      case 'content-unreadable':
        return `The saved content is unreadable, so this draft may be the newest version. ${AS_UNSAVED}`;
      case 'content-gone':
        return `The saved content that this draft was begun from is gone from this browser, so the draft may be the newest version. ${AS_UNSAVED}`;
      case 'other-version': {
        const written = storedAt === null ? '' : `, which was saved on ${timeText(storedAt)}`;
        return `This draft was begun from another version than the content of now${written}. Taking it up puts its version in place of that one, as unsaved changes.`;
      }
    }
  },
};
