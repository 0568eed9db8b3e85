import type { SectionAuthor, SectionKey } from '../../core/content/content-sections';
import type { Replacement } from './document/editor-document';
import type { EditorError, ReadOnlyReason } from './document/editor-state';

/** What the status badge reads (specification, section 4). */
export const BADGE_TEXTS = {
  saving: 'Saving...',
  unsaved: 'Unsaved Changes',
  saved: 'All Changes Saved',
} as const;

/** Errors of the editor (specification, section 8). */
export const ERROR_TEXTS: Readonly<Record<EditorError, string>> = {
  load: 'Failed to load content',
  save: 'Failed to save content',
  storage: 'Failed to save content to storage',
};

/** What the person can do about content that was set aside because it could not be read; `drafts` counts those on offer. */
export function corruptAdvice(hasUnsavedChanges: boolean, drafts: number): string {
  const seen = hasUnsavedChanges
    ? 'What you see are unsaved changes'
    : 'You see the content that the site came with';
  const draft = drafts === 1 ? 'take up the draft below' : 'take up a draft below';
  const edit = hasUnsavedChanges ? 'save them' : 'edit it and save';
  return `What was stored could not be read. It was set aside in this browser, not deleted. ${seen}: ${drafts > 0 ? draft : edit}, restore a version if there is one under Backups, or import an export.`;
}

/** What the person can do about an error. */
export const ERROR_ADVICE: Readonly<Record<EditorError, string>> = {
  load: 'This browser did not let the content be read. Nothing stored was changed; reload the page to try again.',
  save: 'Your changes are still here. Save again in a moment, and export them before you leave if that does not help.',
  storage:
    'This browser has no room left for the site, or lets it keep nothing. Export your changes first, so that they are safe. Then free some space on this device, or allow the site to keep data, and save again.',
};

/** Why the editor is read-only, and what the person can do. */
export const READ_ONLY_TEXTS: Readonly<Record<ReadOnlyReason, string>> = {
  'newer-schema':
    'A newer version of this site saved the content. It is left as it is; reload the page to get the newer editor.',
  'insecure-page':
    'Editing needs a secure address. Open this page through https (or on localhost) to make changes.',
};

/** Toasts of the editor (specification, sections 4 and 8). */
export const EDITOR_TOASTS = {
  loadFailed: { title: 'Failed to load content. Using defaults.', variant: 'destructive' },
  saveFailed: { title: 'Failed to save content. Please try again.', variant: 'destructive' },
  autoSaved: { title: 'Auto-saved' },
  draftDiscarded: { title: 'Draft Discarded', description: 'Its unsaved changes are removed for good.' },
  reverted: { title: 'Changes Reverted', description: 'All unsaved changes have been discarded.' },
} as const;

/** What can be brought in, and what is said when it has come: silence leaves people guessing. */
const ARRIVALS = {
  import: 'Content Imported',
  backup: 'Backup Restored',
  draft: 'Draft Taken Up',
} as const;

/** What is said when something was brought in in place of what was edited. */
export function arrivalToast(what: keyof typeof ARRIVALS, replacement: Replacement) {
  if (replacement === 'unchanged')
    return { title: 'Nothing Changed', description: 'What came in is the same as what you are editing.' };
  return {
    title: ARRIVALS[what],
    description:
      replacement === 'unsaved'
        ? 'It came in as unsaved changes. Undo takes it back.'
        : 'It is the same as what is saved. Undo takes it back.',
  };
}

/** Quiet lines beside the badge. */
export const EDITOR_NOTES = {
  autoSaveFailed:
    'The last auto-save did not work. Your changes are kept as a draft, and saving is tried again.',
  draftFailed: 'This browser could not keep a draft of your changes. Save or export them before you leave.',
  storedGone:
    'The saved content is gone from this browser: it was cleared elsewhere. What you see here is kept as a draft. Save to put it in place again, or revert to what the site came with.',
  changedElsewhere: 'The content was changed elsewhere. Choose what to keep; until then nothing is saved.',
} as const;

/** Names of the sections for people. */
export const SECTION_NAMES: Readonly<Record<SectionKey, string>> = {
  brandAssets: 'Brand Assets',
  heroContent: 'Hero',
  aboutContent: 'About',
  missionContent: 'Mission',
  visionContent: 'Vision',
  galleryContent: 'Image Gallery',
  siteSettings: 'Site Settings',
};

/** Says that a draft of an earlier visit came back, and where its changes are, which may be out of sight. */
export function draftResumedNote(sections: readonly SectionKey[]): string {
  const names = new Intl.ListFormat('en').format(sections.map((section) => SECTION_NAMES[section]));
  return `Your unsaved changes from last time are back. They are in ${names}.`;
}

/** Who changed a section, in a conflict. */
export const AUTHOR_TEXTS: Readonly<Record<SectionAuthor, string>> = {
  me: 'Changed by you',
  them: 'Changed elsewhere',
  both: 'Changed by both',
};

/** What the backups dialog says when a backup cannot be restored (specification, section 8). */
export const BACKUP_TEXTS = {
  notFound: 'Backup not found',
  failed: 'Failed to restore from backup',
  unreadable: 'The backups could not be read. Reload the page to try again.',
  newer:
    'A newer version of this site saved the backups. They are left as they are; reload the page to get the newer editor.',
  setAside:
    'The backups could not be read and were set aside in this browser. The next save begins a new list.',
} as const;

/** What an import that is refused says first (specification, section 8). */
export const IMPORT_FAILED = 'Invalid content format';

/** What an import says whose pictures could not be kept. */
export const IMPORT_STORAGE_FAILED =
  'The pictures of this import could not be kept: this browser has no room for them. Nothing was changed. Free some space on this device, or import a file with smaller pictures.';

/** What an export says that could not be put together. */
export const EXPORT_FAILED =
  'The pictures could not be read, so nothing was exported. Reload the page to try again.';
