import {
  action,
  computed,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';
import type { ListChange } from '../../core/content/content-list';
import type { ListPath } from '../../core/content/content-path';
import { differingSections } from '../../core/content/diff-content';
import type { SectionKey } from '../../core/content/site-content';
import type { VersionChoice } from '../../core/shared/forms/two-versions';
import { draftTexts } from './dialogs/dialogs.texts';
import type { EditorDocument } from './document/editor-document';
import type { EditorFindings } from './document/editor-findings';
import { conflictResolved, loaded, reverted, storedChanged } from './document/editor-state';
import type { DraftKeeper } from './drafts/draft-keeper';
import type { DraftOffersViewModel } from './drafts/draft-offers.view-model';
import { editorTexts, lastSavedText } from './editor.texts';
import { type EditorPorts, editorParts, editorUseCases } from './editor-parts';
import { sectionNames } from './fields/field.texts';
import type { EditorPlace } from './place/editor-place';
import type { PreviewedContent } from './preview/previewed-content';
import type { ContentSaver } from './saving/content-saver';
import type { EditorPicturesViewModel } from './storage/editor-pictures.view-model';
import type { BackupsViewModel } from './transfer/backups.view-model';
import type { TransferViewModel } from './transfer/transfer.view-model';

/** How often (ms) 'Last saved' is worked out again. */
const LAST_SAVED_PERIOD_MS = 15_000;

/**
 * The content editor: loads, keeps drafts, saves by hand and by itself, reverts, and notices other tabs. Its
 * parts are `document` (edits, undo and redo), `findings`, `previewed`, `place`, `offers`, `backups`, `transfer`, `pictures` and `saver`.
 */
export class EditorViewModel {
  readonly document: EditorDocument;
  readonly findings: EditorFindings;
  readonly previewed: PreviewedContent;
  readonly place: EditorPlace;
  readonly offers: DraftOffersViewModel;
  readonly backups: BackupsViewModel;
  readonly transfer: TransferViewModel;
  readonly pictures: EditorPicturesViewModel;
  readonly saver: ContentSaver;
  private readonly drafts: DraftKeeper;
  /** Where the changes are of a draft of an earlier visit that came back; empty when it was saved or reverted. */
  resumedSections: readonly SectionKey[] = [];
  private now: number;
  /** Counts starts and ends, so that an answer that comes too late changes nothing. */
  private turn = 0;

  private readonly useCases: ReturnType<typeof editorUseCases>;

  constructor(private readonly ports: EditorPorts) {
    const parts = editorParts(ports);
    this.useCases = editorUseCases(ports);
    this.document = parts.document;
    this.findings = parts.findings;
    this.previewed = parts.previewed;
    this.place = parts.place;
    this.drafts = parts.drafts;
    this.offers = parts.offers;
    this.backups = parts.backups;
    this.transfer = parts.transfer;
    this.pictures = parts.pictures;
    this.saver = parts.saver;
    this.now = ports.clock.now();
    makeObservable<this, 'now' | 'noteResumed'>(this, {
      resumedSections: observableRef,
      now: observable,
      badge: computed,
      error: computed,
      errorAdvice: computed,
      readOnlyReason: computed,
      notes: computedStruct,
      lastSaved: computed,
      resolveConflict: action,
      revert: action,
      noteResumed: action,
    });
  }

  /** Loads content and drafts, and keeps both up until the returned function is called. */
  start(): () => void {
    const { document } = this;
    this.turn += 1;
    document.reset();
    const ends = [
      this.findings.start(),
      this.previewed.start(),
      reaction(
        () => document.content,
        () => this.handleEdit(),
      ),
      reaction(
        () => document.hasUnsavedChanges,
        (unsaved) => {
          if (!unsaved) this.noteResumed([]);
        },
      ),
      reaction(
        () => document.isStoredGone,
        // The draft went with it.
        (gone) => gone && this.drafts.touch(),
      ),
      this.saver.start(() => this.checkStored()),
      this.ports.changes.subscribe((thing) => {
        if (thing === 'content') void this.checkStored();
      }),
      this.ports.pageLifecycle.onLeave(() => this.drafts.flush()),
      this.ports.scheduler.every(LAST_SAVED_PERIOD_MS, () =>
        runInAction(() => {
          this.now = this.ports.clock.now();
        }),
      ),
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

  /** The status badge; null while nothing stored could be read and nothing was edited. */
  get badge(): string | null {
    const { saving, stored } = this.document.state;
    if (saving) return editorTexts.badges.saving;
    if (stored.failure && !this.document.hasUnsavedChanges) return null;
    return this.document.hasUnsavedChanges ? editorTexts.badges.unsaved : editorTexts.badges.saved;
  }

  /** The error to show in the editor, else null. */
  get error(): string | null {
    const { error } = this.document.state;
    return error && editorTexts.errorOf(error, this.pictures.isLocal);
  }

  /** What the person can do about the error; null without an error, or when `readOnlyReason` covers it. */
  get errorAdvice(): string | null {
    const { error, readOnly, stored } = this.document.state;
    if (!error || readOnly) return null;
    return error === 'load' && stored.failure?.code === 'corrupt'
      ? editorTexts.adviceForCorrupt(this.document.hasUnsavedChanges, this.offers.offers.length)
      : editorTexts.adviceOf(error, this.pictures.isLocal);
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
    if (storedGone && this.document.hasUnsavedChanges) notes.push(texts.storedGone);
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

  /** Adds, removes or moves an item of a list; a picture that is on its way goes along. */
  changeList(path: ListPath, change: ListChange): void {
    if (this.document.changeList(path, change) !== 'unchanged') this.pictures.follow(path, change);
  }

  /** Keeps, for each section, mine or theirs; what was not chosen is theirs. The result is unsaved changes. */
  resolveConflict(choices: Partial<Record<SectionKey, VersionChoice>>): void {
    if (!this.document.conflict) return;
    this.document.apply(conflictResolved, choices);
    void this.drafts.write();
    this.saver.arm();
  }

  /** Discards unsaved changes for good; the component has asked. */
  async revert(): Promise<void> {
    const { document, drafts, turn } = this;
    if (!document.canSave || !drafts.key) return;
    this.saver.disarm();
    document.apply(reverted);
    drafts.forget();
    this.ports.toasts.show(editorTexts.toasts.reverted);
    const { stored, draftRemoved } = await this.useCases.revertContent.execute(
      drafts.key,
      document.state.stored,
    );
    if (turn !== this.turn) return;
    document.apply(storedChanged, stored);
    this.offers.noteRemoval(draftRemoved);
  }

  private async open(turn: number): Promise<void> {
    const { document } = this;
    const person = this.ports.session.user?.id ?? '';
    const tab = await this.ports.tabRegistry.own();
    const stored = await this.useCases.loadContent.execute();
    if (turn !== this.turn) return;
    const drafts = await this.useCases.findDrafts.execute({ person, tab }, stored);
    if (turn !== this.turn) return;
    this.drafts.key = drafts.key;
    document.apply(loaded, stored, this.ports.signedInContent.canSave);
    if (stored.failure) this.ports.toasts.show({ ...editorTexts.toasts.loadFailed, variant: 'destructive' });
    const { resumed } = drafts;
    // What cannot come back now waits beside the others.
    const waits = resumed !== null && !document.isEditable;
    this.offers.offer(waits ? { ...drafts, offered: [resumed, ...drafts.offered] } : drafts);
    if (resumed) document.replace(resumed.content);
    this.findings.look();
    this.previewed.follow();
    this.noteResumed(resumed ? differingSections(document.state.stored.content, document.content) : []);
    await this.useCases.collectUnusedPictures?.execute();
    if (turn === this.turn) await this.pictures.refresh();
  }

  private noteResumed(sections: readonly SectionKey[]): void {
    this.resumedSections = sections;
  }

  private handleEdit(): void {
    if (this.document.isLoading) return;
    this.drafts.touch();
    this.saver.handleEdit();
  }

  /** Somebody else may have saved: looks, and lets the state machine decide. */
  private async checkStored(): Promise<void> {
    const { turn, document } = this;
    const before = document.state.stored;
    const stored = await this.useCases.loadContent.execute();
    if (turn !== this.turn) return;
    // Something newer became known while this was read: only a fresh look can tell which is the last.
    if (document.state.stored === before) document.apply(storedChanged, stored);
    else await this.checkStored();
  }
}
