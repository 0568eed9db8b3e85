import type { TabRegistry } from '../../core/content/drafts/draft-store.port';
import type { IdSource, Scheduler } from '../../core/shared/system.port';

const KEY = 'siteContent:tab';

/** After a reload the old page may still hold the tab's lock; wait this long for it, in ms. */
const HANDOVER_MS = 500;

/**
 * Names each tab by an id in session storage. A tab holds a lock as long as it is open, which tells the others. A
 * duplicated tab finds that its id is taken, and gets a new one.
 */
export class WebLockTabRegistry implements TabRegistry {
  private claimed: Promise<string> | null = null;

  /** `locks` is null on a page that is not secure; then every other tab counts as closed. */
  constructor(
    private readonly session: () => Storage,
    private readonly locks: Pick<LockManager, 'request' | 'query'> | null,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
  ) {}

  own(): Promise<string> {
    this.claimed ??= this.claim();
    return this.claimed;
  }

  async isOpen(tab: string): Promise<boolean> {
    // Without an answer the other tab counts as closed: its draft is offered, which changes nothing by itself.
    const state = await this.locks?.query().catch(() => null);
    return state?.held?.some(({ name }) => name === lockName(tab)) ?? false;
  }

  private async claim(): Promise<string> {
    const remembered = this.remembered();
    if (remembered !== null && (await this.hold(remembered))) return remembered;
    const fresh = this.ids.next();
    this.remember(fresh);
    await this.hold(fresh);
    return fresh;
  }

  /** Takes the tab's lock until the page closes; false when another tab holds it. */
  private hold(tab: string): Promise<boolean> {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const cancel = this.scheduler.after(HANDOVER_MS, async () => {
        // A page that is busy (a slow phone) hears late that it has got the lock: the time alone tells nothing.
        if (await this.isAwaited(locks, tab)) waiting.abort();
        else resolve(true);
      });
      const held = locks.request(lockName(tab), { signal: waiting.signal }, () => {
        cancel();
        resolve(true);
        return new Promise<never>(() => {});
      });
      held.catch(() => {
        cancel();
        resolve(false);
      });
    });
  }

  /** Whether somebody waits for the tab's lock, so that another tab holds it; without an answer it counts as held. */
  private async isAwaited(locks: Pick<LockManager, 'query'>, tab: string): Promise<boolean> {
    const state = await locks.query().catch(() => null);
    return state?.pending?.some(({ name }) => name === lockName(tab)) ?? true;
  }

  private remembered(): string | null {
    try {
      return this.session().getItem(KEY);
    } catch {
      return null;
    }
  }

  private remember(tab: string): void {
    try {
      this.session().setItem(KEY, tab);
    } catch {
      // Without session storage the tab has a new name after a reload, and its draft is offered.
    }
  }
}

function lockName(tab: string): string {
  return `${KEY}:${tab}`;
}
