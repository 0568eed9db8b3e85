import { timeText } from '../dialogs/time-text';
import type { DraftOffer, DraftWait, KeptDraftTrouble } from './draft-offers.view-model';

/** What a draft says that can be neither taken up nor discarded now. */
export const DRAFT_WAIT_TEXTS: Readonly<Record<DraftWait, string>> = {
  editor: 'They are kept until the editor can be used again.',
  content: 'They are kept until the content can be read again. Reload the page to try.',
};

/** Quiet lines about drafts that are there already. */
export const DRAFT_TROUBLE_TEXTS: Readonly<Record<KeptDraftTrouble, string>> = {
  unreadable:
    'Drafts of earlier visits could not be read. They are left as they are; reload the page to look for them again.',
  'set-aside':
    'Drafts in this browser could not be read and were set aside, not deleted. Look whether anything that you typed last time is missing.',
  newer:
    'A newer version of this site keeps drafts in this browser. They are left as they are; reload the page to get the newer editor.',
  'not-removed':
    'This browser could not remove a draft that you discarded. It may be offered again; discard it then.',
};

const AS_UNSAVED = 'Taking it up brings it back as unsaved changes.';

/** Only what is known: where the draft was made, what became of the content that it was begun from, and when each was written. */
export function draftStandingText({ standing, storedAt }: DraftOffer): string {
  switch (standing) {
    case 'same-version':
      return 'They were made in a tab that is closed now.';
    case 'content-unreadable':
      return `The saved content could not be read, so this draft may be the newest text there is. ${AS_UNSAVED}`;
    case 'content-gone':
      return `The saved content that this draft was begun from is gone from this browser, so the draft may be the newest text there is. ${AS_UNSAVED}`;
    case 'other-version': {
      const written = storedAt === null ? '' : `, which was saved on ${timeText(storedAt)}`;
      return `This draft was begun from another version than the content of now${written}. Taking it up puts its version in place of that one, as unsaved changes.`;
    }
  }
}
