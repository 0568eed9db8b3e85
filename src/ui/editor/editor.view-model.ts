import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { SectionChoice } from '../../core/content/content-sections';
import { differingSections } from '../../core/content/diff-content';
import type { SectionKey } from '../../core/content/site-content';
import { type ConflictingSection, conflictingSections } from './document/conflicting-sections';
import type { EditorDocument } from './document/editor-document';
import type { DraftKeeper } from './drafts/draft-keeper';
import { draftTexts } from './drafts/draft-offer.texts';
import type { DraftOffersViewModel } from './drafts/draft-offers.view-model';
import { editorTexts } from './editor.texts';
import type { EditorParts, EditorSurroundings, EditorUseCases } from './editor-parts';
import { sectionNames } from './fields/field.texts';
import type { PictureUploadsViewModel } from './pictures/picture-uploads.view-model';
import type { ContentSaver } from './saving/content-saver';
import { lastSavedText } from './saving/last-saved.texts';
import type { StorageViewModel } from './storage/storage.view-model';
import type { BackupsViewModel } from './transfer/backups.view-model';
import type { TransferViewModel } from './transfer/transfer.view-model';

/** How often (ms) 'Last saved' is worked out again. */
const LAST_SAVED_PERIOD_MS = 15_000;

/**
 * The content editor: loads, keeps drafts, saves by hand and by itself, reverts, and notices other tabs. The document
 * with its edits, undo and redo is `document`; the rest is `offers`, `backups`, `transfer`, `uploads`
 * and `storage`.
 */
export class EditorViewModel {
  readonly document: EditorDocument;
  readonly offers: DraftOffersViewModel;
  readonly backups: BackupsViewModel;
  readonly transfer: TransferViewModel;
  readonly uploads: PictureUploadsViewModel;
  readonly storage: StorageViewModel;
  /** Where the changes are of a draft of an earlier visit that came back; empty when it was saved or reverted. */
  resumedSections: readonly SectionKey[] = [];
  private now: number;
  private readonly drafts: DraftKeeper;
  private readonly saver: ContentSaver;
  /** Counts starts and ends, so that an answer that comes too late changes nothing. */
  private turn = 0;
  private person = '';
  private tab = '';

  constructor(
    parts: EditorParts,
    private readonly core: EditorUseCases,
    private readonly around: EditorSurroundings,
  ) {
    this.document = parts.document;
    this.drafts = parts.drafts;
    this.saver = parts.saver;
    this.offers = parts.offers;
    this.backups = parts.backups;
    this.transfer = parts.transfer;
    this.uploads = parts.uploads;
    this.storage = parts.storage;
    this.now = around.clock.now();
    makeObservable<this, 'now' | 'noteResumed' | 'dismissNotes' | 'tick'>(this, {
      resumedSections: observableRef,
      now: observable,
      isLoading: computed,
      badge: computed,
      canSave: computed,
      error: computed,
      errorAdvice: computed,
      readOnlyReason: computed,
      notes: computed,
      lastSaved: computed,
      conflict: computed,
      resolveConflict: action,
      save: action,
      revert: action,
      noteResumed: action,
      dismissNotes: action,
      tick: action,
    });
  }

  /** Loads content and drafts, and keeps both up until the returned function is called. */
  start(): () => void {
    const { document, around } = this;
    this.turn += 1;
    document.reset(around.defaults);
    const ends = [
      reaction(
        () => document.content,
        () => this.handleEdit(),
      ),
      reaction(
        () => document.hasUnsavedChanges,
        (unsaved) => {
          if (!unsaved) this.dismissNotes();
        },
      ),
      reaction(
        () => document.state.storedGone,
        (gone) => {
          // The draft went with it.
          if (gone) this.drafts.touch();
        },
      ),
      this.saver.start(() => this.checkStored()),
      around.store.subscribe(() => void this.checkStored()),
      around.page.onLeave(() => this.drafts.flush()),
      around.scheduler.every(LAST_SAVED_PERIOD_MS, () => this.tick()),
    ];
    void this.open(this.turn);
    return () => {
      this.turn += 1;
      for (const end of ends) end();
      this.drafts.flush();
      this.drafts.forget();
      this.backups.close();
    };
  }

  get isLoading(): boolean {
    return this.document.state.phase === 'loading';
  }

  /** Whether leaving would lose sight of unsaved changes: the page and the router ask first. */
  get hasUnsavedChanges(): boolean {
    return this.document.hasUnsavedChanges;
  }

  /** The status badge; null while nothing stored could be read and nothing was edited. */
  get badge(): string | null {
    const { saving, stored } = this.document.state;
    if (saving) return editorTexts.badges.saving;
    if (stored.failure && !this.hasUnsavedChanges) return null;
    return this.hasUnsavedChanges ? editorTexts.badges.unsaved : editorTexts.badges.saved;
  }

  /** Whether 'Save' is available: unsaved changes, and no save under way. In a conflict saving opens the choice. */
  get canSave(): boolean {
    const { saving, readOnly } = this.document.state;
    return this.hasUnsavedChanges && !saving && readOnly === null;
  }

  /** Whether 'Revert' is available; it asks first (the component asks, then calls `revert`). */
  get canRevert(): boolean {
    return this.canSave;
  }

  /** The error to show in the editor, else null. */
  get error(): string | null {
    const { error } = this.document.state;
    return error && editorTexts.errors[error];
  }

  /** What the person can do about the error; null when there is none, or when `readOnlyReason` says it. */
  get errorAdvice(): string | null {
    const { error, readOnly, stored } = this.document.state;
    if (!error || readOnly) return null;
    const isDamaged = error === 'load' && stored.failure?.code === 'corrupt';
    return isDamaged
      ? editorTexts.adviceForCorrupt(this.hasUnsavedChanges, this.offers.offers.length)
      : editorTexts.advice[error];
  }

  /** Why nothing can be changed, and what to do about it; null when everything can. */
  get readOnlyReason(): string | null {
    const { readOnly } = this.document.state;
    return readOnly && editorTexts.readOnly[readOnly];
  }

  /** Quiet lines beside the badge. */
  get notes(): readonly string[] {
    const { autoSaveFailed, conflict, storedGone } = this.document.state;
    const { notes: texts } = editorTexts;
    const notes: string[] = [];
    if (conflict) notes.push(texts.changedElsewhere);
    if (storedGone && this.hasUnsavedChanges) notes.push(texts.storedGone);
    if (this.resumedSections.length > 0)
      notes.push(texts.draftResumed(this.resumedSections.map((section) => sectionNames[section])));
    if (autoSaveFailed && !conflict) notes.push(texts.autoSaveFailed);
    if (this.drafts.failed) notes.push(texts.draftFailed);
    if (this.offers.trouble) notes.push(draftTexts.trouble[this.offers.trouble]);
    return notes;
  }

  /** 'Never', 'Just now', 'N minutes ago', 'N hours ago' or a date, to stand after 'Last saved'. */
  get lastSaved(): string {
    const { conflict, stored } = this.document.state;
    return lastSavedText((conflict ?? stored).savedAt, this.now);
  }

  /** The sections to choose between when the content was changed elsewhere, else null; nothing is chosen while read-only. */
  get conflict(): readonly ConflictingSection[] | null {
    return conflictingSections(this.document.state);
  }

  /** Keeps, for each section, mine or theirs; what was not chosen is theirs. The result is unsaved changes. */
  resolveConflict(choices: Partial<Record<SectionKey, SectionChoice>>): void {
    if (!this.conflict) return;
    this.document.resolveConflict(choices);
    void this.drafts.write();
    this.saver.arm();
  }

  /** Saves by hand. */
  async save(): Promise<void> {
    await this.saver.save(false);
  }

  /** Keeps the auto-save waiting until the returned function is called: a question about what is unsaved is open. */
  holdAutoSave(): () => void {
    return this.saver.hold();
  }

  /** Discards unsaved changes for good; the component has asked. */
  async revert(): Promise<void> {
    if (!this.canRevert) return;
    const { turn } = this;
    this.saver.disarm();
    this.document.revert();
    this.drafts.forget();
    this.around.toasts.show(editorTexts.toasts.reverted);
    const key = { person: this.person, tab: this.tab };
    const { stored, draftRemoved } = await this.core.revertContent.execute(key, this.document.state.stored);
    if (turn !== this.turn) return;
    this.document.storedChanged(stored);
    this.offers.noteRemoval(draftRemoved);
  }

  private async open(turn: number): Promise<void> {
    const { around, core, document } = this;
    this.person = around.session.user?.id ?? '';
    const tab = await around.tabs.own();
    const loaded = await core.loadContent.execute();
    if (turn !== this.turn) return;
    const found = await core.findDrafts.execute({ person: this.person, tab }, loaded);
    if (turn !== this.turn) return;
    this.tab = found.key.tab;
    this.drafts.begin(found.key);
    document.loaded(loaded, around.store.canSave);
    if (loaded.failure) around.toasts.show({ ...editorTexts.toasts.loadFailed, variant: 'destructive' });
    const { resumed } = found;
    // What cannot come back now waits beside the others.
    const waits = resumed !== null && !document.isEditable;
    this.offers.offer(waits ? { ...found, offered: [resumed, ...found.offered] } : found);
    if (resumed) document.replace(resumed.content);
    this.noteResumed(resumed ? differingSections(document.state.stored.content, document.content) : []);
    await core.collectUnusedPictures.execute();
    if (turn === this.turn) await this.storage.refresh();
  }

  private noteResumed(sections: readonly SectionKey[]): void {
    this.resumedSections = sections;
  }

  private dismissNotes(): void {
    this.resumedSections = [];
  }

  private tick(): void {
    this.now = this.around.clock.now();
  }

  private handleEdit(): void {
    if (this.isLoading) return;
    this.drafts.touch();
    this.saver.handleEdit();
  }

  /** Somebody else may have saved: looks, and lets the state machine decide. */
  private async checkStored(): Promise<void> {
    const { turn, document } = this;
    const before = document.state.stored;
    const stored = await this.core.loadContent.execute();
    if (turn !== this.turn) return;
    // Something newer became known while this was read: only a fresh look can tell which is the last.
    if (document.state.stored === before) document.storedChanged(stored);
    else await this.checkStored();
  }
}
