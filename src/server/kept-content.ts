import type { BackupsFailure, ContentStore } from '../core/content/content-store.port';
import type { SiteContent } from '../core/content/site-content';
import { ok, type Result } from '../core/shared/result';
import type { Versioned } from '../core/shared/versioned';

/** Pages of so many revisions may be open in browsers and still wake up with their own words, as long as the process lives. */
const KEPT_REVISIONS = 20;

/** The content of the revisions that pages were made from. */
export class KeptContent {
  private readonly kept = new Map<string, Versioned<SiteContent>>();

  constructor(private readonly store: Pick<ContentStore, 'load' | 'backups'>) {}

  /** Keeps a revision that pages are made from, in the place of the oldest. */
  keep(saved: Versioned<SiteContent>): void {
    this.kept.set(saved.revision, saved);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_REVISIONS && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The content of a revision, for a page that was made from it, here or by another process; null when it is kept no more. */
  async at(revision: string): Promise<Result<Versioned<SiteContent> | null, BackupsFailure>> {
    const kept = this.kept.get(revision);
    if (kept) return ok(kept);
    const stored = await this.store.load();
    if (!stored.ok || stored.value?.revision === revision) return stored;
    const backups = await this.store.backups();
    if (!backups.ok) return backups;
    const backup = backups.value.find((one) => one.revision === revision);
    return ok(backup?.content ? { value: backup.content, revision, savedAt: backup.savedAt } : null);
  }
}
