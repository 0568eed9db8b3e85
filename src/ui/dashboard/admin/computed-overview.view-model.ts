import { action, makeObservable, observableRef } from 'mobx';
import type { Overview, ReadOverview } from '../../../core/overview/read-overview';
import type { Changes } from '../../../core/shared/changes.port';

/** The overview as the server records it; it is read again whenever somebody's account or a pickup changes. */
export class ComputedOverviewViewModel {
  /** Null until it is read. */
  overview: Overview | null = null;
  private request = new AbortController();

  constructor(
    private readonly readOverview: Pick<ReadOverview, 'execute'>,
    private readonly changes: Changes,
  ) {
    makeObservable<this, 'set'>(this, { overview: observableRef, set: action });
  }

  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'people' || thing === 'pickups') void this.load();
    });
    void this.load();
    return () => {
      unsubscribe();
      this.request.abort();
    };
  }

  private async load(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const overview = await this.readOverview.execute(signal);
    if (!signal.aborted) this.set(overview);
  }

  private set(overview: Overview): void {
    this.overview = overview;
  }
}
