import { makeAutoObservable, observableRef } from 'mobx';
import type { Campaign } from '../../core/campaigns/campaign';

/** Loading first; a list that could not be fetched is ready and empty (specification, section 8). */
export type CampaignListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly campaigns: readonly Campaign[] };

/** A use case that answers a list of campaigns. */
export interface CampaignQuery {
  execute(signal?: AbortSignal): Promise<readonly Campaign[]>;
}

/** A list of campaigns: which one, the use case decides that it is given. */
export class CampaignListViewModel {
  state: CampaignListState = { status: 'loading' };
  private request = new AbortController();

  constructor(private readonly query: CampaignQuery) {
    makeAutoObservable<this, 'query' | 'request'>(this, {
      state: observableRef,
      query: false,
      request: false,
    });
  }

  /** Fetches the list; what is shown already stays until the answer is there. */
  start(): () => void {
    void this.load();
    return () => this.request.abort();
  }

  /** Fetches the list anew, for example after a campaign was changed. */
  async load(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const campaigns = await this.query.execute(signal);
    if (!signal.aborted) this.show(campaigns);
  }

  private show(campaigns: readonly Campaign[]): void {
    this.state = { status: 'ready', campaigns };
  }
}
