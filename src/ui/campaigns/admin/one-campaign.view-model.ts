import { action, makeObservable, observableRef } from 'mobx';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignReadFailure } from '../../../core/campaigns/campaign-gateway.port';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';

/** A campaign on its way, there, gone, or out of reach. */
export type OneCampaignState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly campaign: Campaign }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: CampaignReadFailure['code'] };

/** One campaign by its id. */
export class OneCampaignViewModel {
  state: OneCampaignState = { status: 'loading' };
  private id: string | null = null;
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly campaigns: Pick<ReadCampaigns, 'one'>,
    feed: Pick<ChangeFeed, 'loads'>,
  ) {
    this.reading = feed.loads(['campaigns'], () => this.fetch());
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Fetches the campaign again whenever campaigns change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Fetches a campaign; a later call overtakes an earlier one. */
  open(id: string): Promise<void> {
    this.id = id;
    this.show({ status: 'loading' });
    return this.reading.now();
  }

  /** What is shown stays until there is something newer. */
  private async fetch(): Promise<void> {
    const { id } = this;
    if (id === null) return;
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const result = await this.campaigns.one(id, signal);
    if (signal.aborted) return;
    if (result.ok) this.show({ status: 'ready', campaign: result.value });
    else if (this.state.status === 'ready') return;
    else if (result.failure.code === 'not-found') this.show({ status: 'missing' });
    else this.show({ status: 'failed', failure: result.failure.code });
  }

  private show(state: OneCampaignState): void {
    this.state = state;
  }
}
