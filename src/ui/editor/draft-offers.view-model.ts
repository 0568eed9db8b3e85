import { makeAutoObservable, observableRef } from 'mobx';
import { type ContentDifference, diffContent } from '../../core/content/diff-content';
import type { Draft, DraftStore } from '../../core/content/draft-store.port';
import type { DraftKeeper } from './draft-keeper';
import type { EditorDocument } from './editor-document';

/** A draft that the person may take up or discard. */
export interface DraftOffer {
  /** Names the offer; no text for people. */
  readonly id: string;
  /** ms since the epoch. */
  readonly editedAt: number;
  /** Whether the stored content is newer than what the draft started from. */
  readonly outdated: boolean;
  /** What taking it up would change (`before` is now, `after` the draft). */
  readonly differences: readonly ContentDifference[];
}

/** The drafts that were found and are offered, never applied by themselves. */
export class DraftOffersViewModel {
  private drafts: readonly Draft[] = [];

  constructor(
    private readonly document: EditorDocument,
    private readonly keeper: DraftKeeper,
    private readonly store: Pick<DraftStore, 'remove'>,
  ) {
    makeAutoObservable<this, 'drafts' | 'document' | 'keeper' | 'store'>(this, {
      drafts: observableRef,
      document: false,
      keeper: false,
      store: false,
    });
  }

  /** The offers, newest first. */
  get offers(): readonly DraftOffer[] {
    const { content, stored } = this.document.state;
    return this.drafts.map((draft) => ({
      id: draft.tab,
      editedAt: draft.editedAt,
      outdated: draft.base !== stored.revision,
      differences: diffContent(content, draft.content),
    }));
  }

  /** Offers these drafts. */
  offer(drafts: readonly Draft[]): void {
    this.drafts = drafts;
  }

  /** Takes a draft up as unsaved changes; its old place is given up only when the new draft is written. */
  async take(id: string): Promise<void> {
    const draft = this.withdraw(id);
    if (!draft) return;
    this.document.replace(draft.content);
    await this.keeper.write();
    if (!this.keeper.failed) await this.store.remove(draft);
  }

  /** Discards a draft for good. */
  async discard(id: string): Promise<void> {
    const draft = this.withdraw(id);
    if (draft) await this.store.remove(draft);
  }

  private withdraw(id: string): Draft | undefined {
    const draft = this.drafts.find(({ tab }) => tab === id);
    this.drafts = this.drafts.filter((candidate) => candidate !== draft);
    return draft;
  }
}
