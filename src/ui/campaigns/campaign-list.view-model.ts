import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Campaign } from '../../core/campaigns/campaign';
import type { Changes } from '../../core/shared/changes.port';

/** A list that could not be fetched is ready and empty. */
export type CampaignListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly campaigns: readonly Campaign[] };

/** A list of campaigns; the given query decides which ones. */
export class CampaignListViewModel {
  state: CampaignListState = { status: 'loading' };
  private request = new AbortController();

  constructor(
    private readonly query: (signal: AbortSignal) => Promise<readonly Campaign[]>,
    private readonly changes: Changes,
  ) {
    makeObservable(this, { state: observableRef });
  }

  /** Fetches the list, and again whenever campaigns change elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'campaigns') void this.load();
    });
    void this.load();
    return () => {
      unsubscribe();
      this.request.abort();
    };
  }

  /** Fetches the list again, for example after a change; what is shown stays until the answer is there. */
  async load(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const campaigns = await this.query(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = { status: 'ready', campaigns };
    });
  }
}
