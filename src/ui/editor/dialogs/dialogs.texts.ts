import type { PicturePlace } from '../../../core/content/content-pictures';
import type { UnusablePicture } from '../../../core/content/import-content';
import type { SectionKey } from '../../../core/content/site-content';
import { fieldTexts, sectionNames } from '../fields/field.texts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment (ms since the epoch) in the reader's time zone: 'Nov 21, 2026, 8:15:07 PM'; seconds tell two versions of one minute apart. */
export function timeText(time: number): string {
  return MOMENT.format(time);
}

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
        'The pictures of this import could not be kept: this browser has no room for them. Nothing was changed. Free some space on this device, or import a file with smaller pictures.',
      'not-uploaded':
        'The pictures of this import could not be uploaded. Nothing was changed. Check your connection, then import it again.',
      unauthenticated:
        'You are not signed in any more, so the pictures of this import were not kept and nothing was changed. Import it again to sign in and go on.',
      forbidden:
        'Your account may not add pictures, so nothing was changed. Ask whoever looks after the accounts.',
      'too-many':
        'That was too much in a short time. Nothing was changed; wait a minute, then import it again.',
      'unsupported-type':
        'The server does not take one of the pictures of this import. Nothing was changed. Import a file with other pictures.',
    },
    /** The places whose picture an import did not bring. */
    unusable: (fault: UnusablePicture['fault'], places: readonly PicturePlace[]) => {
      const names = places.map(
        ({ section, field }) => `${sectionNames[section]}: ${fieldTexts.nameOf(section, field)}`,
      );
      if (names.length === 1) {
        const what =
          fault === 'missing'
            ? 'The import does not hold this picture'
            : 'This picture is damaged in the import';
        return `${what}: ${names}. Choose a new one before you save, or import a file that holds it whole.`;
      }
      const what =
        fault === 'missing'
          ? 'The import does not hold these pictures'
          : 'These pictures are damaged in the import';
      return `${what}: ${names.join('; ')}. Choose new ones before you save, or import a file that holds them whole.`;
    },
  },
  exportFailed: 'The pictures could not be read, so nothing was exported. Reload the page to try again.',

  backups: {
    title: 'Backups',
    intro:
      'Each save keeps what was there before, the last five times. A restored version comes in as unsaved changes.',
    reading: 'Reading the backups …',
    none: 'There are no backups yet. The first save makes one.',
    original: 'Content the site came with',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore: ${name}`,
    damaged: 'Damaged: this backup cannot be read any more.',
    same: 'The same as what you are editing.',
    now: 'Now',
    inBackup: 'In the backup',
    summary: (fields: number, sections: readonly SectionKey[]) =>
      `${fields === 1 ? '1 field differs' : `${fields} fields differ`}: ${sections.map((key) => sectionNames[key]).join(', ')}`,
    errors: {
      'not-found': 'Backup not found',
      failed: 'Failed to restore from backup',
      unreadable: 'The backups could not be read. Reload the page to try again.',
      unauthenticated:
        'The backups are for people who are signed in. Close this, sign in again, then open the backups once more.',
      forbidden: 'Your account may not see the backups. Ask whoever looks after the accounts.',
      'too-many':
        'That was too much in a short time. Close this, wait a minute, then open the backups again.',
      newer:
        'A newer version of this site saved the backups. They are left as they are; reload the page to get the newer editor.',
      'set-aside':
        'The backups could not be read and were set aside in this browser. The next save begins a new list.',
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
