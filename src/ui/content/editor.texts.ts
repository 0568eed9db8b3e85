import type { StorageUse } from '../../core/content/storage/picture-inventory.port';
import { formatExactTime, formatLongDay } from '../../core/shared/text/format';
import { formatAgo } from '../../core/shared/text/format-ago';
import { formatCount } from '../../core/shared/text/format-count';
import { formatList } from '../../core/shared/text/format-list';
import { calendarDateAt } from '../../core/shared/time/calendar';
import { byteText } from '../shared/text/byte-text';
import type { ToastMessage } from '../shared/toast/toast.view-model';

const ADVICE = {
  load: 'This browser blocked access to the saved content. Nothing was changed. Reload the page to try again.',
  save: 'Your changes are still here. Save again in a moment, and export them before you leave if that does not help.',
  unauthenticated:
    'You’ve been signed out. Your changes are still here, and kept as a draft. Save again to sign in and continue.',
  forbidden:
    'You don’t have permission to change the site’s content. Your changes are still here: export them, and ask an admin.',
  'too-many': 'Too many requests. Your changes are still here. Wait a minute and save again.',
  validation:
    'The server didn’t accept the content. Your changes are still here: export them, and reload the page to get the newest editor.',
  storage:
    'This browser is out of storage, or it blocks storage for this site. Export your changes first, so that they are safe. Then free some space on this device, or allow storage for this site, and save again.',
};

const ADVICE_WITH_SERVER: typeof ADVICE = {
  ...ADVICE,
  load: 'Couldn’t load the content from the server. Nothing was changed. Check your connection and reload the page.',
  storage:
    'Couldn’t send the content to the server. Your changes are still here, and kept as a draft. Check your connection and save again.',
};

/** What may have gone wrong in the editor. */
export type EditorError = keyof typeof ADVICE;

/** What the content editor says around its forms. */
export const editorTexts = {
  title: 'Content Management',
  import: 'Import',
  export: 'Export',
  backups: 'Backups',
  kinds: 'Kinds of content',
  pageContent: 'Page Content',
  sections: 'Sections',
  section: 'Section',
  comingSoon: 'coming soon',
  wordsLanguage: 'Language of the words',
  missingInSpanish: (count: number) => `Missing in Spanish: ${formatCount(count)}`,
  allInSpanish: 'All in Spanish',
  formOrPreview: 'Form or preview',
  form: 'Form',
  formOf: (section: string) => `${section} form`,
  preview: 'Preview',
  previewWidth: 'Preview width',
  screens: { desktop: 'Desktop', phone: 'Phone' },
  previewOf: (section: string, screen: string) => `Preview of ${section}, ${screen.toLowerCase()} width`,

  contentSize: 'Content size',
  pictures: 'Uploaded pictures',
  picturesHeld: (count: number, size: number) => (count === 0 ? 'none' : `${count} (${byteText(size)})`),
  room: 'Room for pictures',
  roomUsed: ({ used, limit }: StorageUse) => `${byteText(used)} of ${byteText(limit)}`,

  badges: { saving: 'Saving...', unsaved: 'Unsaved Changes', saved: 'All Changes Saved' },
  lastSaved: (when: string) => `Last saved: ${when}`,
  withoutDescription: (count: number) =>
    count === 1 ? '1 picture without a description' : `${count} pictures without a description`,
  undo: 'Undo',
  redo: 'Redo',
  revert: 'Revert',
  save: 'Save',
  changedElsewhere: 'Changed elsewhere',
  storedGone: 'Saved content gone',
  compare: 'Compare and choose',

  /** What did not work; `isLocal` tells whether this browser keeps the content, or a server. */
  errorOf: (error: EditorError, isLocal: boolean) => {
    if (error === 'load') return 'Failed to load content';
    return error === 'storage' && isLocal ? 'Failed to save content to storage' : 'Failed to save content';
  },
  /** What the person can do about an error. */
  adviceOf: (error: EditorError, isLocal: boolean) => (isLocal ? ADVICE : ADVICE_WITH_SERVER)[error],
  /** What the person can do about unreadable content that was set aside; `drafts` counts the drafts on offer. */
  adviceForCorrupt: (hasUnsavedChanges: boolean, drafts: number) => {
    const current = hasUnsavedChanges
      ? 'What you see are unsaved changes'
      : 'You see the content that the site came with';
    const draft = drafts === 1 ? 'take up the draft below' : 'take up a draft below';
    const edit = hasUnsavedChanges ? 'save them' : 'edit it and save';
    return `The saved content is unreadable. It was set aside in this browser, not deleted. ${current}: ${drafts > 0 ? draft : edit}, restore a version under Backups, or import an exported file.`;
  },
  readOnly: {
    'newer-schema':
      'A newer version of this site saved the content. It is left as it is; reload the page to get the newer editor.',
    'insecure-page':
      'Editing needs a secure address. Open this page through https (or on localhost) to make changes.',
  },
  notes: {
    changedElsewhere: 'The content was changed elsewhere. Choose what to keep; until then nothing is saved.',
    storedGone:
      'The saved content is gone from this browser: it was cleared elsewhere. What you see here is kept as a draft. Save to put it in place again, or revert to what the site came with.',
    autoSaveFailed:
      'The last auto-save did not work. Your changes are kept as a draft, and saving is tried again.',
    draftFailed: 'This browser could not keep a draft of your changes. Save or export them before you leave.',
    draftResumed: (sections: readonly string[]) =>
      `Your unsaved changes from last time are back. They are in ${formatList(sections)}.`,
  },

  toasts: {
    loadFailed: { title: 'Failed to load content. Using defaults.' },
    saveFailed: { title: 'Failed to save content. Please try again.' },
    autoSaved: { title: 'Auto-saved' },
    draftDiscarded: { title: 'Draft Discarded', description: 'Its unsaved changes are removed for good.' },
    reverted: { title: 'Changes Reverted', description: 'All unsaved changes have been discarded.' },
    /** `isLocal`: what is saved reaches this browser only. */
    exported: (isLocal: boolean) => ({
      title: 'Content Exported',
      description: isLocal
        ? 'The file holds all words and pictures. Keep it as a copy, or give it to the person who hosts the site, who can build it into the site for every visitor.'
        : 'The file holds all words and pictures. Keep it as a copy; Import brings it back.',
    }),
    imported: 'Content Imported',
    restored: 'Backup Restored',
    draftTaken: 'Draft Taken Up',
    cameAsUnsaved: 'It came in as unsaved changes. Undo takes it back.',
    sameAsSaved: 'It is the same as what is saved. Undo takes it back.',
    nothingChanged: {
      title: 'Nothing Changed',
      description: 'What came in is the same as what you are editing.',
    },
  },

  leaving:
    'Visitors do not see them yet. They are kept as a draft in this browser and come back when you open the editor again.',
  revertQuestion: {
    title: 'Revert all unsaved changes?',
    body: 'Everything goes back to what was saved last. This cannot be undone.',
    confirm: 'Discard changes',
    dismiss: 'Keep editing',
  },
};

/** Why nothing can be saved here: a newer version of the site wrote the content, or the page cannot guard its saves. */
export type ReadOnlyReason = keyof typeof editorTexts.readOnly;

/** What came of putting another document in place: unsaved changes, just what is saved, or what was there already. */
export type Replacement = 'unsaved' | 'saved' | 'unchanged';

/** What is said when another document was put in place of the one being edited; `title` says how it came. */
export function arrivalToast(title: string, replacement: Replacement): ToastMessage {
  const { toasts } = editorTexts;
  if (replacement === 'unchanged') return toasts.nothingChanged;
  return { title, description: replacement === 'unsaved' ? toasts.cameAsUnsaved : toasts.sameAsSaved };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the content was last saved, to stand after 'Last saved'; both times in ms since the epoch. From a day on it is the
 * date. A clock that was set back reads as now.
 */
export function lastSavedText(savedAt: number | null, now: number): string {
  if (savedAt === null) return 'Never';
  const age = now - savedAt;
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return formatAgo(Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return formatAgo(Math.floor(age / HOUR_MS), 'hour');
  return formatLongDay(calendarDateAt(savedAt));
}

/** What the editor says about words that are on their way to visitors. */
export const publicationTexts = {
  waiting: 'Going live…',
  /** `at` in ms since the epoch. */
  live: (at: number) => `Live since ${formatExactTime(at)}.`,
  seePage: 'See the page (opens in a new tab)',
  unknown: 'Saved. Couldn’t check whether it’s live yet. Checking again.',
  failed: 'Saved, but not live',
  failedAdvice:
    'The page couldn’t be generated, so visitors still see the previous one. Your changes are saved, and the site tries again every 30 seconds. If it keeps failing, undo your last change or restore a backup, and tell the person who runs the server.',
};
