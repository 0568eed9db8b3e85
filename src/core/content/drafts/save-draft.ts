import type { Clock } from '../../shared/system.port';
import { sameContent } from '../diff-content';
import type { SaveRequest } from '../save-content';
import type { DraftKey, DraftStore } from './draft-store.port';

/**
 * Writes what is being edited as the person's draft in this tab. Edits that ended where they began leave no draft.
 * A content that was saved leaves its draft marked with the revision: the save itself might not reach the disk.
 * A later draft always has a later time, whatever the clock says, so that the time tells which of two copies is newer.
 */
export class SaveDraft {
  private lastTime = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly drafts: Pick<DraftStore, 'put' | 'remove'>,
    private readonly clock: Clock,
  ) {}

  execute(
    key: DraftKey,
    { content, stored, base }: Omit<SaveRequest, 'automatic'>,
  ): ReturnType<DraftStore['put']> {
    if (sameContent(content, stored)) return this.drafts.remove(key);
    return this.drafts.put({ ...key, base, content, editedAt: this.nextTime(), savedAs: null });
  }

  /** Marks the draft as saved under `revision`; `base` is the revision that the save replaced. */
  markSaved(
    key: DraftKey,
    { content, base }: Pick<SaveRequest, 'content' | 'base'>,
    revision: string,
  ): ReturnType<DraftStore['put']> {
    return this.drafts.put({ ...key, base, content, editedAt: this.nextTime(), savedAs: revision });
  }

  private nextTime(): number {
    this.lastTime = Math.max(this.clock.now(), this.lastTime + 1);
    return this.lastTime;
  }
}
