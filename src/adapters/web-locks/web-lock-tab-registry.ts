import type { TabRegistry } from '../../core/content/tab-registry.port';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Scheduler } from '../../core/shared/scheduler.port';

const KEY = 'siteContent:tab';

/** After a reload the old page may still be letting go of the tab's lock; this long (ms) is waited for it. */
const HANDOVER_MS = 500;

/**
 * Names tabs by an id in session storage, and knows which are open by a lock that each holds while it lives. A tab
 * that was duplicated finds its id taken and gets a new one.
 */
export class WebLockTabRegistry implements TabRegistry {
  private claimed: Promise<string> | null = null;

  /** `locks` is null where the page is not secure; every other tab counts as gone then. */
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
    // A browser that does not say leaves every other tab gone: its draft is offered, which changes nothing by itself.
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

  /** Takes the tab's lock for as long as the page lives; false when another tab keeps it. */
  private hold(tab: string): Promise<boolean> {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const cancel = this.scheduler.after(HANDOVER_MS, () => waiting.abort());
      const held = locks.request(lockName(tab), { signal: waiting.signal }, () => {
        cancel();
        resolve(true);
        return new Promise<never>(() => {});
      });
      held.catch(() => resolve(false));
    });
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
      // Without session storage the tab has another name after a reload; its draft is offered then.
    }
  }
}

function lockName(tab: string): string {
  return `${KEY}:${tab}`;
}
