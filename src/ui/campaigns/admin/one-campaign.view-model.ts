import { action, makeObservable, observableRef } from 'mobx';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignReadFailure } from '../../../core/campaigns/campaign-gateway.port';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { Changes } from '../../../core/shared/changes.port';

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
  private request = new AbortController();

  constructor(
    private readonly campaigns: Pick<ReadCampaigns, 'one'>,
    private readonly changes: Changes,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Fetches the campaign again whenever campaigns change elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'campaigns' && this.id !== null) void this.fetch(this.id);
    });
    return () => {
      unsubscribe();
      this.request.abort();
    };
  }

  /** Fetches a campaign; a later call overtakes an earlier one. */
  open(id: string): Promise<void> {
    this.id = id;
    this.show({ status: 'loading' });
    return this.fetch(id);
  }

  /** What is shown stays until there is something newer. */
  private async fetch(id: string): Promise<void> {
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
