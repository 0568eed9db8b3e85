import { makeAutoObservable } from 'mobx';
import type { DraftKey, DraftStore } from '../../../core/content/draft-store.port';
import type { SaveDraft } from '../../../core/content/save-draft';
import type { Clock } from '../../../core/shared/clock.port';
import type { Cancel, Scheduler } from '../../../core/shared/scheduler.port';
import type { EditorDocument } from '../document/editor-document';
import type { RunningSave } from '../document/editor-state';

/** A draft is written this long (ms) after the last edit, so that typing never waits for it … */
const PAUSE_MS = 300;

/** … but at the latest this long (ms) after the first edit that is not in it. */
const LONGEST_WAIT_MS = 1000;

/** Writes what is being edited as a draft: soon, but never in the way of typing. */
export class DraftKeeper {
  /** Whether the last draft could not be kept; the editor says so. */
  failed = false;
  private key: DraftKey | null = null;
  /** When the first edit was made that is in no draft yet, in ms; null when there is none. */
  private dueSince: number | null = null;
  private cancel: Cancel = () => {};
  /** The save of this visit that the draft vouches for until a later start has read it back. */
  private lastSave: { readonly save: RunningSave; readonly revision: string } | null = null;

  constructor(
    private readonly document: EditorDocument,
    private readonly saveDraft: SaveDraft,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    makeAutoObservable<
      this,
      'document' | 'saveDraft' | 'clock' | 'scheduler' | 'key' | 'dueSince' | 'cancel' | 'lastSave'
    >(this, {
      document: false,
      saveDraft: false,
      clock: false,
      scheduler: false,
      key: false,
      dueSince: false,
      cancel: false,
      lastSave: false,
    });
  }

  /** From now on drafts belong to this person and tab. */
  begin(key: DraftKey): void {
    this.key = key;
  }

  /** The document was edited: a draft is due. */
  touch(): void {
    const now = this.clock.now();
    this.dueSince ??= now;
    const latest = this.dueSince + LONGEST_WAIT_MS - now;
    this.cancel();
    this.cancel = this.scheduler.after(Math.max(0, Math.min(PAUSE_MS, latest)), () => void this.write());
  }

  /** Writes a draft that is due at once: the page may be about to end. */
  flush(): void {
    if (this.dueSince !== null) void this.write();
  }

  /** Writes the draft as the document is now; edits that ended where they began leave none. */
  async write(): Promise<void> {
    this.forget();
    const { content, stored, phase } = this.document.state;
    if (!this.key || phase === 'loading') return;
    const vouched = !this.document.hasUnsavedChanges && this.lastSave?.revision === stored.revision;
    const written =
      vouched && this.lastSave
        ? this.mark(this.key, this.lastSave)
        : this.saveDraft.execute(this.key, { content, stored: stored.content, base: stored.revision });
    this.settle(await written);
  }

  /** A save succeeded: its draft is marked as saved, unless more was typed meanwhile, which then is the draft. */
  async saved(save: RunningSave, revision: string): Promise<void> {
    this.lastSave = { save, revision };
    await this.write();
  }

  private mark(
    key: DraftKey,
    { save, revision }: NonNullable<DraftKeeper['lastSave']>,
  ): ReturnType<DraftStore['put']> {
    return this.saveDraft.markSaved(key, save.content, save.base, revision);
  }

  /** Drops a draft that is due but not written. */
  forget(): void {
    this.cancel();
    this.dueSince = null;
  }

  private settle(result: Awaited<ReturnType<DraftStore['put']>>): void {
    this.failed = !result.ok;
    // The next edit, or the end of the page, tries again.
    if (this.failed) this.dueSince ??= this.clock.now();
  }
}
