import { action, makeObservable, observable } from 'mobx';
import type { ContentSave } from '../../../core/content/content-store.port';
import type { DraftKey, DraftStore } from '../../../core/content/drafts/draft-store.port';
import type { SaveDraft } from '../../../core/content/drafts/save-draft';
import type { Cancel, Clock, Scheduler } from '../../../core/shared/system.port';
import type { EditorDocument } from '../document/editor-document';

/** A draft is due this long (ms) after the last edit … */
const PAUSE_MS = 300;

/** … but at the latest this long (ms) after the first edit that is not in it. */
const LONGEST_PAUSE_MS = 1000;

/** A draft that is due is written when the browser is idle, and after this long (ms) even if it is not. */
const LONGEST_IDLE_WAIT_MS = 1000;

/** Writes what is being edited as a draft: within two seconds, and never while a keystroke is being handled. */
export class DraftKeeper {
  /** Whether the last draft could not be kept; the editor says so. */
  failed = false;
  /** Whose draft it is, and in which tab; null before the editor has loaded. */
  key: DraftKey | null = null;
  /** Whether an edit is in no draft yet. */
  private isDue = false;
  /** The wait before the next draft is written, and when it began (ms). */
  private wait: { readonly since: number; readonly cancel: Cancel } | null = null;
  /** The save of this visit that the draft vouches for until a later start has read it back. */
  private lastSave: { readonly save: ContentSave; readonly revision: string } | null = null;

  constructor(
    private readonly document: EditorDocument,
    private readonly saveDraft: SaveDraft,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable<this, 'settle'>(this, { failed: observable, settle: action });
  }

  /** The document was edited: a draft is due. */
  touch(): void {
    const now = this.clock.now();
    const since = this.wait?.since ?? now;
    const left = since + LONGEST_PAUSE_MS - now;
    this.isDue = true;
    // The clock may have been set back.
    if (left <= 0 || left > LONGEST_PAUSE_MS) return;
    this.wait?.cancel();
    const cancel = this.scheduler.after(Math.min(PAUSE_MS, left), () => {
      this.wait = { since, cancel: this.scheduler.whenIdle(LONGEST_IDLE_WAIT_MS, () => void this.write()) };
    });
    this.wait = { since, cancel };
  }

  /** Writes a draft that is due at once: the page may be about to end. */
  flush(): void {
    if (this.isDue) void this.write();
  }

  /** Writes the draft as the document is now; edits that ended where they began leave none. */
  async write(): Promise<void> {
    this.forget();
    const { content, stored, phase } = this.document.state;
    if (!this.key || phase === 'loading') return;
    const { lastSave } = this;
    const isSaved = lastSave && lastSave.revision === stored.revision && !this.document.hasUnsavedChanges;
    const written = isSaved
      ? this.saveDraft.markSaved(this.key, lastSave.save, lastSave.revision)
      : this.saveDraft.execute(this.key, { content, stored: stored.content, base: stored.revision });
    this.settle(await written);
  }

  /** A save succeeded: its draft is marked as saved, unless more was typed meanwhile, which then is the draft. */
  async saved(save: ContentSave, revision: string): Promise<void> {
    this.lastSave = { save, revision };
    await this.write();
  }

  /** Drops a draft that is due but not written. */
  forget(): void {
    this.wait?.cancel();
    this.wait = null;
    this.isDue = false;
  }

  private settle(result: Awaited<ReturnType<DraftStore['put']>>): void {
    this.failed = !result.ok;
    // The next edit, or the end of the page, tries again.
    if (this.failed) this.isDue = true;
  }
}
