import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { type ContentDifference, diffContent } from '../../../core/content/diff-content';
import type { Draft, DraftStore } from '../../../core/content/drafts/draft-store.port';
import type { FoundDrafts } from '../../../core/content/drafts/find-drafts';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { EditorDocument } from '../document/editor-document';
import { arrivalToast, editorTexts } from '../editor.texts';
import type { DraftKeeper } from './draft-keeper';

/** What a draft can only wait for: an editor that is not read-only, or a content store that lets its content be read. */
export type DraftWait = 'editor' | 'content';

/**
 * What is known of a draft beside the content: it was begun from what is stored, or from another version; or what it was
 * begun from is not there any more, because the stored content cannot be read or is gone.
 */
export type DraftStanding = 'same-version' | 'other-version' | 'content-unreadable' | 'content-gone';

/** A draft that the person may take up or discard. */
export interface DraftOffer {
  /** Names the offer; no text for people. */
  readonly id: string;
  /** ms since the epoch. */
  readonly editedAt: number;
  readonly standing: DraftStanding;
  /** When what is stored now was saved, in ms since the epoch; null when nothing is, or when it is not known. */
  readonly storedAt: number | null;
  /** What taking it up would change (`before` is now, `after` the draft). */
  readonly differences: readonly ContentDifference[];
}

/** What may be wrong with drafts that are there already. */
export type KeptDraftTrouble = NonNullable<FoundDrafts['trouble']> | 'not-removed';

/** The drafts that were found and are offered, never applied by themselves. */
export class DraftOffersViewModel {
  /** What went wrong with drafts that are there already, else null; the editor says so. */
  trouble: KeptDraftTrouble | null = null;
  private drafts: readonly Draft[] = [];

  constructor(
    private readonly document: EditorDocument,
    private readonly keeper: DraftKeeper,
    private readonly store: Pick<DraftStore, 'remove'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeObservable<this, 'drafts'>(this, {
      trouble: observable,
      drafts: observableRef,
      offers: computed,
      waitsFor: computed,
      offer: action,
      noteRemoval: action,
      take: action,
      discard: action,
    });
  }

  /** The offers, newest first. */
  get offers(): readonly DraftOffer[] {
    return this.drafts.map((draft) => ({
      id: draft.tab,
      editedAt: draft.editedAt,
      standing: this.standingOf(draft),
      storedAt: this.document.state.stored.savedAt,
      differences: diffContent(this.document.content, draft.content),
    }));
  }

  /** What keeps drafts from being taken up or discarded now, else null. */
  get waitsFor(): DraftWait | null {
    const { isEditable, state } = this.document;
    if (!isEditable) return 'editor';
    return state.stored.failure?.code === 'unavailable' ? 'content' : null;
  }

  /** Offers the drafts that were found. */
  offer({ offered, trouble }: Pick<FoundDrafts, 'offered' | 'trouble'>): void {
    this.drafts = offered;
    this.trouble = trouble;
  }

  /** Notes whether a draft that was discarded is gone; one that is not may come back. */
  noteRemoval(removed: boolean): void {
    if (!removed) this.trouble = 'not-removed';
    else if (this.trouble === 'not-removed') this.trouble = null;
  }

  /** Takes a draft up as unsaved changes; its old place is given up only when the new draft is written. */
  async take(id: string): Promise<void> {
    const draft = this.withdraw(id);
    if (!draft) return;
    this.toasts.show(arrivalToast(editorTexts.toasts.draftTaken, this.document.replace(draft.content)));
    await this.keeper.write();
    if (!this.keeper.failed) this.noteRemoval((await this.store.remove(draft)).ok);
  }

  /** Discards a draft for good. */
  async discard(id: string): Promise<void> {
    const draft = this.withdraw(id);
    if (!draft) return;
    const removed = await this.store.remove(draft);
    this.noteRemoval(removed.ok);
    if (removed.ok) this.toasts.show(editorTexts.toasts.draftDiscarded);
  }

  private standingOf({ base }: Draft): DraftStanding {
    const { failure, revision } = this.document.state.stored;
    if (failure) return 'content-unreadable';
    if (base === revision) return 'same-version';
    return revision === null ? 'content-gone' : 'other-version';
  }

  private withdraw(id: string): Draft | undefined {
    if (this.waitsFor) return undefined;
    const draft = this.drafts.find(({ tab }) => tab === id);
    this.drafts = this.drafts.filter((candidate) => candidate !== draft);
    return draft;
  }
}
