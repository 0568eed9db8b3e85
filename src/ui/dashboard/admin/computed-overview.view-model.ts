import { action, makeObservable, observableRef } from 'mobx';
import type { Overview, ReadOverview } from '../../../core/overview/read-overview';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';

/** The overview as the server records it; it is read again whenever somebody's account or a pickup changes. */
export class ComputedOverviewViewModel {
  /** Null until it is read. */
  overview: Overview | null = null;
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly readOverview: Pick<ReadOverview, 'execute'>,
    feed: Pick<ChangeFeed, 'loads'>,
  ) {
    this.reading = feed.loads(['people', 'pickups'], () => this.fetch());
    makeObservable<this, 'set'>(this, { overview: observableRef, set: action });
  }

  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.request.abort();
    };
  }

  private async fetch(): Promise<void> {
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
