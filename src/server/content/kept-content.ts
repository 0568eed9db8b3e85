import type { ContentHistory } from '../../core/content/content-history.port';
import type { SiteContent } from '../../core/content/site-content';
import { ID_FORM } from '../../core/shared/id-form';
import { ok } from '../../core/shared/result';
import type { Versioned } from '../../core/shared/versioned';

/** Pages of so many revisions may be open in browsers and still wake up with their own words, as long as the process lives. */
const KEPT_REVISIONS = 20;

/** The content of the revisions that pages were made from. */
export class KeptContent {
  private readonly kept = new Map<string, Versioned<SiteContent>>();

  constructor(private readonly history: ContentHistory) {}

  /** Keeps a revision that pages are made from, in the place of the oldest. */
  keep(saved: Versioned<SiteContent>): void {
    this.kept.set(saved.revision, saved);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_REVISIONS && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The content of a revision, for a page that was made from it, here or by another process; null when it is not kept. */
  async at(revision: string): ReturnType<ContentHistory['at']> {
    const kept = this.kept.get(revision);
    if (kept) return ok(kept);
    // What cannot be a revision is not looked up.
    return ID_FORM.test(revision) ? this.history.at(revision) : ok(null);
  }
}
