import { action, makeObservable, observableRef } from 'mobx';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignReadFailure } from '../../../core/campaigns/campaign-gateway.port';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';

/** A campaign on its way, there, gone, or out of reach. */
export type OneCampaignState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly campaign: Campaign }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: CampaignReadFailure['code'] };

/** One campaign by its id. */
export class OneCampaignViewModel {
  state: OneCampaignState = { status: 'loading' };
  private request = new AbortController();

  constructor(private readonly campaigns: Pick<ReadCampaigns, 'one'>) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  start(): () => void {
    return () => this.request.abort();
  }

  /** Fetches the campaign; a later call overtakes an earlier one. */
  async open(id: string): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    this.show({ status: 'loading' });
    const result = await this.campaigns.one(id, signal);
    if (signal.aborted) return;
    if (result.ok) this.show({ status: 'ready', campaign: result.value });
    else if (result.failure.code === 'not-found') this.show({ status: 'missing' });
    else this.show({ status: 'failed', failure: result.failure.code });
  }

  private show(state: OneCampaignState): void {
    this.state = state;
  }
}
