import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { Campaign } from '../../core/campaigns/campaign';
import type { CampaignReadFailure } from '../../core/campaigns/campaign-gateway.port';
import type { ShownCampaigns } from '../../core/campaigns/shown-campaigns';
import type { ChangeFeed, FollowedLoad } from '../../core/shared/change-feed';
import type { Result } from '../../core/shared/result';

/** A list that could not be fetched is ready and empty, and says why. */
export type CampaignListState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly campaigns: readonly Campaign[];
      readonly failure?: CampaignReadFailure['code'];
      /** When the page with the embedded list was generated (ms since the epoch); missing once the list has been fetched. */
      readonly madeAt?: number;
    };

/** A list of campaigns; the given query decides which ones. */
export class CampaignListViewModel {
  state: CampaignListState;
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly query: (
      signal: AbortSignal,
    ) => Promise<Result<readonly Campaign[], CampaignReadFailure>>,
    feed: Pick<ChangeFeed, 'loads'>,
    /** What the page shows already; null where it shows none. */
    private readonly shown: ShownCampaigns | null = null,
  ) {
    this.state = shown ? { status: 'ready', ...shown } : { status: 'loading' };
    this.reading = feed.loads(['campaigns'], () => this.fetch());
    makeObservable(this, { state: observableRef, retry: action });
  }

  /** Fetches the list, and again whenever campaigns change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.load();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Fetches the list as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.state = { status: 'loading' };
    return this.load();
  }

  /** Fetches the list again at once, for example after a change; what is shown stays until the answer is there. */
  load(): Promise<void> {
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const listed = await this.query(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = listed.ok
        ? { status: 'ready', campaigns: listed.value }
        : // What the page came with is better than nothing.
          { status: 'ready', campaigns: this.shown?.campaigns ?? [], failure: listed.failure.code };
    });
  }
}
