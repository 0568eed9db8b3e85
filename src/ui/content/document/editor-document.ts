import { action, computed, makeObservable, observableRef } from 'mobx';
import { type ListChange, withListChanged } from '../../../core/content/content-list';
import { type ContentPath, type ListPath, withValueAt } from '../../../core/content/content-path';
import type { ContentSave } from '../../../core/content/content-store.port';
import {
  type ContentDifference,
  diffContent,
  sectionAuthor,
  sectionsOf,
} from '../../../core/content/diff-content';
import type { EditableSections } from '../../../core/content/editable-sections';
import type { SectionKey, SiteContent } from '../../../core/content/site-content';
import { withTranslationAt } from '../../../core/content/translation-path';
import type { ChangeAuthor } from '../../../core/shared/forms/two-versions';
import type { Clock } from '../../../core/shared/system.port';
import type { Translation } from '../../../core/shared/translations/translation';
import type { Replacement } from '../editor.texts';
import {
  type EditorState,
  edited,
  hasUnsavedChanges,
  initialState,
  isEditable,
  replaced,
  saveStarted,
  stepped,
} from './editor-state';

/** The document that is being edited: holds the editor's state and applies its transitions. */
export class EditorDocument {
  state: EditorState;

  constructor(
    private readonly defaults: SiteContent,
    private readonly clock: Clock,
    /** What there are forms for. */
    readonly editable: EditableSections,
  ) {
    this.state = initialState(defaults);
    makeObservable(this, {
      state: observableRef,
      content: computed,
      isLoading: computed,
      isEditable: computed,
      isReadOnly: computed,
      isSaving: computed,
      isStoredGone: computed,
      hasUnsavedChanges: computed,
      canSave: computed,
      conflict: computed,
      canUndo: computed,
      canRedo: computed,
      apply: action,
    });
  }

  get content(): SiteContent {
    return this.state.content;
  }

  get isLoading(): boolean {
    return this.state.phase === 'loading';
  }

  /** Whether the document may be changed at all. */
  get isEditable(): boolean {
    return isEditable(this.state);
  }

  /** Whether the document can be read alone, because of how it was saved. */
  get isReadOnly(): boolean {
    return this.state.readOnly !== null;
  }

  get isSaving(): boolean {
    return this.state.saving !== null;
  }

  /** Whether the saved content was taken away while it was open here. */
  get isStoredGone(): boolean {
    return this.state.storedGone;
  }

  /** Whether leaving would lose sight of unsaved changes: the page and the router ask first. */
  get hasUnsavedChanges(): boolean {
    return hasUnsavedChanges(this.state);
  }

  /** Whether 'Save' and 'Revert' are available: unsaved changes, and no save under way. In a conflict 'Save' opens the choice. */
  get canSave(): boolean {
    return this.hasUnsavedChanges && !this.state.saving && !this.isReadOnly;
  }

  /** The sections to choose between when the content was changed elsewhere, else null; nothing is chosen while read-only. */
  get conflict(): readonly ConflictingSection[] | null {
    const { conflict, content, stored, readOnly } = this.state;
    if (!conflict || readOnly) return null;
    const versions = { base: stored.content, mine: content, theirs: conflict.content };
    const differences = diffContent(conflict.content, content);
    return sectionsOf(differences).map((section) => ({
      section,
      author: stored.failure ? null : sectionAuthor(versions, section),
      differences: differences.filter((difference) => difference.section === section),
    }));
  }

  get canUndo(): boolean {
    return this.state.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.state.history.future.length > 0;
  }

  /** Puts a text or a picture at its place. Only the section that it is in is replaced; the others are shared. */
  edit(path: ContentPath, value: string): void {
    this.apply(edited, withValueAt(this.content, path, value), path, this.clock.now());
  }

  /** Puts a Spanish text beside the English one at a path, or takes it away; an edit like that of any other field. */
  translate(path: ContentPath, translation: Translation | null): void {
    const content = withTranslationAt(this.content, path, translation);
    this.apply(edited, content, `es.${path}`, this.clock.now());
  }

  /** Whether items of the section's lists can be added, removed and moved. */
  canChangeLists(section: SectionKey): boolean {
    return this.editable[section] === 'lists' && !this.isReadOnly;
  }

  /** Adds, removes or moves an item of a list; a step of its own for undo. */
  changeList(path: ListPath, change: ListChange): Replacement {
    return this.replace(withListChanged(this.content, path, change));
  }

  /** Puts another document in place of the one being edited, as unsaved changes that can be undone. */
  replace(content: SiteContent): Replacement {
    const before = this.state;
    this.apply(replaced, content);
    if (this.state === before) return 'unchanged';
    return this.hasUnsavedChanges ? 'unsaved' : 'saved';
  }

  /** Back to before anything was loaded. */
  reset(): void {
    this.apply(() => initialState(this.defaults));
  }

  undo(): void {
    this.apply(stepped, 'past');
  }

  redo(): void {
    this.apply(stepped, 'future');
  }

  /** Begins a save and answers it, or null when none may begin. */
  startSave(automatic: boolean): ContentSave | null {
    const before = this.state;
    this.apply(saveStarted, automatic);
    return this.state === before ? null : this.state.saving;
  }

  /** Makes one of the transitions of `editor-state`. */
  apply<Args extends readonly unknown[]>(
    transition: (state: EditorState, ...args: Args) => EditorState,
    ...args: Args
  ): void {
    this.state = transition(this.state, ...args);
  }
}

/** A section that differs between the person's version and the one that was saved elsewhere. */
export interface ConflictingSection {
  readonly section: SectionKey;
  /** Who changed the section since the common version; null where that version failed to load. */
  readonly author: ChangeAuthor | null;
  /** `before` is theirs, `after` mine. */
  readonly differences: readonly ContentDifference[];
}
