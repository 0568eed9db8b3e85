import type { ContentSave } from '../../../core/content/content-store.port';
import { chooseSections, sameContent } from '../../../core/content/diff-content';
import type { LoadedContent } from '../../../core/content/load-content';
import type { SaveFailure } from '../../../core/content/save-content';
import type { SectionKey, SiteContent } from '../../../core/content/site-content';
import type { VersionChoice } from '../../../core/shared/forms/two-versions';
import type { Versioned } from '../../../core/shared/versioned';
import type { EditorError, ReadOnlyReason } from '../editor.texts';

/** How many steps can be undone. */
const MAX_STEPS = 100;

/** Typing in one field is one step until the person pauses this long (ms) or goes elsewhere. */
const STEP_PAUSE_MS = 1000;

/** The documents to go back to and forward to, the nearest last; each shares with the next whatever the step left alone. */
export interface EditHistory {
  readonly past: readonly SiteContent[];
  readonly future: readonly SiteContent[];
  /** The field of the newest step and when it was last edited (ms), while more typing may join that step. */
  readonly open: { readonly field: string; readonly at: number } | null;
}

/** Nothing to undo, nothing to redo. */
const NO_HISTORY: EditHistory = { past: [], future: [], open: null };

/** Remembers the document before a step, unless the step is an edit that continues the newest one. */
function remember(
  { past, open }: EditHistory,
  before: SiteContent,
  edit: EditHistory['open'] = null,
): EditHistory {
  const continues = edit !== null && open?.field === edit.field && edit.at - open.at < STEP_PAUSE_MS;
  return { past: continues ? past : [...past, before].slice(-MAX_STEPS), future: [], open: edit };
}

/**
 * The whole state of the editor. Every change is one of the transitions below; each is a plain function, so that its
 * rules can be tested without a browser. 'Unsaved changes' is derived: what is edited differs from what is stored.
 */
export interface EditorState {
  readonly phase: 'loading' | 'loaded';
  readonly readOnly: ReadOnlyReason | null;
  /** What the content store held when last heard of. */
  readonly stored: LoadedContent;
  /** What is being edited. */
  readonly content: SiteContent;
  /** The save that is under way. */
  readonly saving: ContentSave | null;
  /** What somebody else stored over the version that the unsaved changes started from; the person has to choose. */
  readonly conflict: LoadedContent | null;
  /** What went wrong last, until something succeeds. */
  readonly error: EditorError | null;
  /** Whether the saved content was taken away while it was open here: this may be its last copy. */
  readonly storedGone: boolean;
  /** Whether the last auto-save failed (it shows no toast, only a quiet line). */
  readonly autoSaveFailed: boolean;
  readonly history: EditHistory;
}

/** Nothing to choose, nothing that went wrong. */
const SETTLED = { conflict: null, error: null, storedGone: false, autoSaveFailed: false } as const;

/** Before anything was loaded; shows the default content. */
export function initialState(defaults: SiteContent): EditorState {
  return {
    phase: 'loading',
    readOnly: null,
    stored: { content: defaults, revision: null, savedAt: null, failure: null },
    content: defaults,
    saving: null,
    ...SETTLED,
    history: NO_HISTORY,
  };
}

/** Whether there are edits that are not stored, or a choice between two versions that is still to be made. */
export function hasUnsavedChanges(state: EditorState): boolean {
  return state.conflict !== null || !sameContent(state.content, state.stored.content);
}

/** Loading ended. */
export function loaded(state: EditorState, stored: LoadedContent, canSave: boolean): EditorState {
  return {
    ...state,
    phase: 'loaded',
    readOnly: readOnlyReason(stored, canSave),
    stored,
    content: stored.content,
    error: stored.failure ? 'load' : null,
    storedGone: false,
    history: NO_HISTORY,
  };
}

function readOnlyReason({ failure }: LoadedContent, canSave: boolean): ReadOnlyReason | null {
  if (failure?.code === 'corrupt' && failure.newer) return 'newer-schema';
  return canSave ? null : 'insecure-page';
}

/** The person edited a field; `field` joins the letters typed into it to one step for undo. */
export function edited(state: EditorState, content: SiteContent, field: string, now: number): EditorState {
  if (!isEditable(state) || content === state.content) return state;
  return agreed({ ...state, content, history: remember(state.history, state.content, { field, at: now }) });
}

/** Another document came in as unsaved changes: an import, a backup, a draft. */
export function replaced(state: EditorState, content: SiteContent): EditorState {
  if (!isEditable(state) || sameContent(content, state.content)) return state;
  return agreed({ ...state, content, history: remember(state.history, state.content) });
}

/** An edit that makes the document equal to what is stored elsewhere ends the conflict. */
function agreed(state: EditorState): EditorState {
  if (!state.conflict || !sameContent(state.content, state.conflict.content)) return state;
  return { ...state, ...SETTLED, stored: state.conflict };
}

/** Whether the document may be changed at all: loading has ended, and the editor is not read-only. */
export function isEditable(state: EditorState): boolean {
  return state.phase === 'loaded' && state.readOnly === null;
}

/** One step back to a document of the past, or forward to one that was left that way. */
export function stepped(state: EditorState, from: 'past' | 'future'): EditorState {
  const { history } = state;
  const content = history[from].at(-1);
  if (!isEditable(state) || !content) return state;
  const left = { [from]: history[from].slice(0, -1) };
  const to = from === 'past' ? 'future' : 'past';
  const reached = { [to]: [...history[to], state.content] };
  return agreed({ ...state, content, history: { ...history, ...left, ...reached, open: null } });
}

/** A save begins, but never two at once, and never over a conflict; what is typed from now on stays unsaved when it has succeeded. */
export function saveStarted(state: EditorState, automatic: boolean): EditorState {
  if (!isEditable(state) || state.saving || state.conflict || !hasUnsavedChanges(state)) return state;
  return { ...state, saving: { content: state.content, base: state.stored.revision, automatic } };
}

/** The save succeeded; null when what is stored said the same already. */
export function saveSucceeded(state: EditorState, saved: Versioned<SiteContent> | null): EditorState {
  const done: EditorState = { ...state, saving: null, error: null, autoSaveFailed: false };
  if (!saved) return done;
  const stored = { content: saved.value, revision: saved.revision, savedAt: saved.savedAt, failure: null };
  return { ...done, stored, storedGone: false };
}

/** The save failed; everything typed is still there. A conflict is not told here but by `storedChanged`. */
export function saveFailed(state: EditorState, failure: SaveFailure): EditorState {
  const automatic = state.saving?.automatic === true;
  const done: EditorState = { ...state, saving: null };
  if (failure.code === 'conflict') return { ...done, autoSaveFailed: automatic || state.autoSaveFailed };
  if (failure.code === 'corrupt' && failure.newer)
    return { ...done, error: 'save', readOnly: 'newer-schema' };
  if (automatic) return { ...done, autoSaveFailed: true };
  if (failure.code === 'corrupt') return { ...done, error: 'save' };
  const isStorage = failure.code === 'quota' || failure.code === 'unavailable';
  return { ...done, error: isStorage ? 'storage' : failure.code };
}

/** Unsaved changes were discarded for good; undo does not cross it. */
export function reverted(state: EditorState): EditorState {
  if (!isEditable(state) || state.saving) return state;
  const stored = state.conflict ?? state.stored;
  return { ...state, ...SETTLED, stored, content: stored.content, history: NO_HISTORY };
}

/**
 * The stored content was read again. Without unsaved changes the editor follows; with them it keeps both versions
 * until the person chooses, unless they say the same. A store that was emptied takes nothing from the editor.
 */
export function storedChanged(state: EditorState, stored: LoadedContent): EditorState {
  if (state.phase !== 'loaded' || state.saving) return state;
  if (stored.failure) return { ...state, readOnly: readOnlyReason(stored, true) ?? state.readOnly };
  if (stored.revision === state.stored.revision && !state.stored.failure) return { ...state, conflict: null };
  const error = state.error === 'load' ? null : state.error;
  const heard: EditorState = { ...state, storedGone: false, error };
  if (stored.revision === null && state.stored.revision !== null)
    return { ...heard, stored, conflict: null, storedGone: true };
  if (!hasUnsavedChanges(state)) {
    return { ...heard, stored, content: stored.content, conflict: null, history: NO_HISTORY };
  }
  // A save whose answer was lost, or somebody else saved the same words: the conflict has resolved itself.
  if (sameContent(stored.content, state.content)) return { ...heard, ...SETTLED, stored };
  const nothingNew = stored.revision === null || sameContent(stored.content, state.stored.content);
  if (nothingNew) return { ...heard, stored, conflict: null };
  return { ...heard, conflict: stored };
}

/** The person chose, section by section, between their changes and what is stored; theirs is the default. */
export function conflictResolved(
  state: EditorState,
  choices: Partial<Record<SectionKey, VersionChoice>>,
): EditorState {
  if (!state.conflict || !isEditable(state)) return state;
  const content = chooseSections(state.content, state.conflict.content, choices);
  const history = remember(state.history, state.content);
  return { ...state, stored: state.conflict, content, conflict: null, history };
}
