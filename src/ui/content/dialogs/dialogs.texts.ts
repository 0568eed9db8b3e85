import type { UnusablePicture } from '../../../core/content/backups/import-content';
import type { PicturePlace } from '../../../core/content/pictures/content-pictures';
import type { SectionKey } from '../../../core/content/site-content';
import { formatExactInstant } from '../../../core/shared/text/format';
import type { DraftOffer, DraftWait, KeptDraftTrouble } from '../drafts/draft-offers.view-model';
import { fieldTexts, sectionNames } from '../fields/field.texts';

/** What the dialogs of the editor say. */
export const dialogTexts = {
  cancel: 'Cancel',
  close: 'Close',
  andMore: (count: number) => `and ${count} more`,

  import: {
    title: 'Import content',
    intro:
      'Choose a file that was exported here, or paste its text. What it holds comes in as unsaved changes, so that you can look at it first.',
    file: 'Content file',
    chooseFile: 'Choose a file',
    form: 'Import pasted text',
    text: 'Content text',
    submit: 'Import text',
    /** Why an import was refused, by the state of the dialog. */
    refusals: {
      refused: 'Invalid content format',
      'no-room':
        'This browser has no storage left for the pictures of this import. Nothing was changed. Free some space on this device, or import a file with smaller pictures.',
      'not-uploaded':
        'Couldn’t upload the pictures of this import. Nothing was changed. Check your connection and import it again.',
      unauthenticated:
        'You’ve been signed out, so nothing was imported or changed. Import the file again to sign in and continue.',
      forbidden: 'You don’t have permission to add pictures, so nothing was changed. Ask an admin.',
      'too-many': 'Too many requests. Nothing was changed. Wait a minute and import it again.',
      'unsupported-type':
        'The server doesn’t accept one of the pictures of this import. Nothing was changed. Import a file with other pictures.',
    },
    /** The places whose picture an import did not bring. */
    unusable: (fault: UnusablePicture['fault'], places: readonly PicturePlace[]) => {
      const names = places.map(
        ({ section, field }) => `${sectionNames[section]}: ${fieldTexts.nameOf(section, field)}`,
      );
      const isMissing = fault === 'missing';
      if (names.length === 1)
        return `${isMissing ? 'The import does not hold this picture' : 'This picture is damaged in the import'}: ${names}. Choose a new one before you save, or import a file that holds it whole.`;
      return `${isMissing ? 'The import does not hold these pictures' : 'These pictures are damaged in the import'}: ${names.join('; ')}. Choose new ones before you save, or import a file that holds them whole.`;
    },
  },
  exportFailed: 'Couldn’t read the pictures, so nothing was exported. Reload the page to try again.',

  backups: {
    title: 'Backups',
    intro:
      'Each save keeps what was there before, the last five times. A restored version comes in as unsaved changes.',
    reading: 'Reading the backups …',
    none: 'There are no backups yet. The first save makes one.',
    original: 'Content the site came with',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore: ${name}`,
    damaged: 'Damaged: this backup is no longer readable.',
    same: 'The same as what you are editing.',
    now: 'Now',
    inBackup: 'In the backup',
    summary: (fields: number, sections: readonly SectionKey[]) =>
      `${fields === 1 ? '1 field differs' : `${fields} fields differ`}: ${sections.map((key) => sectionNames[key]).join(', ')}`,
    errors: {
      'not-found': 'Backup not found',
      failed: 'Failed to restore from backup',
      unreadable: 'Couldn’t load the backups. Reload the page to try again.',
      unauthenticated: 'You’ve been signed out. Close this, sign in again, and open the backups once more.',
      forbidden: 'You don’t have permission to see the backups. Ask an admin.',
      'too-many': 'Too many requests. Close this, wait a minute, and open the backups again.',
      newer:
        'A newer version of this site saved the backups. They are left as they are; reload the page to get the newer editor.',
      'set-aside':
        'The backups were unreadable and were set aside in this browser. The next save starts a new list.',
    },
  },

  conflict: {
    title: 'The content changed elsewhere',
    intro:
      'Somebody saved the content in another tab while you were editing. Choose for each section what to go on with; it stays an unsaved change until you save.',
    submit: 'Continue editing',
  },
};

/** Why the last thing that was asked of the backups did not work. */
export type BackupsError = keyof typeof dialogTexts.backups.errors;

const AS_UNSAVED = 'Taking it up brings it back as unsaved changes.';

/** What the editor says of drafts that it found. */
export const draftTexts = {
  title: (time: number) => `Unsaved changes from ${formatExactInstant(time)}`,
  differs: 'What differs',
  now: 'Now',
  inDraft: 'In the draft',
  take: 'Take up this draft',
  discard: 'Discard it',
  discardQuestion: {
    title: 'Discard this draft?',
    confirm: 'Discard draft',
    dismiss: 'Keep it',
    body: (time: number) => `The unsaved changes from ${formatExactInstant(time)} are removed for good.`,
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
        const written = storedAt === null ? '' : `, which was saved on ${formatExactInstant(storedAt)}`;
        return `This draft was begun from another version than the content of now${written}. Taking it up puts its version in place of that one, as unsaved changes.`;
      }
    }
  },
};
