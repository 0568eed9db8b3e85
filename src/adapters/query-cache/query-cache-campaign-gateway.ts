import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/query-core';
import type { Campaign } from '../../core/campaigns/campaign';
import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../core/campaigns/campaign-gateway.port';
import type { Failure, FailureOf } from '../../core/shared/failure';
import { fail, ok, type Result } from '../../core/shared/result';
import { FailedFetch } from './failed-fetch';

/**
 * Puts the specified cache in front of any campaign gateway: reads are shared, kept and retried as the client says;
 * a write goes through once, whatever comes of it, and outdates every kept read.
 */
export class QueryCacheCampaignGateway implements CampaignGateway {
  /** Part of every key, so that a fetch still under way during a write cannot bring old data back for later readers. */
  private generation = 0;

  constructor(
    private readonly gateway: CampaignGateway,
    private readonly client: QueryClient,
  ) {}

  list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(this.key('list'), () => this.gateway.list(), signal);
  }

  listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(this.key('active'), () => this.gateway.listActive(), signal);
  }

  get(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>> {
    return this.read(this.key('one', id), () => this.gateway.get(id), signal);
  }

  create(draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.write(() => this.gateway.create(draft));
  }

  update(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.write(() => this.gateway.update(id, draft));
  }

  /** `signal` ends this caller's interest only: others may be waiting for the same fetch. */
  private async read<T, F extends Failure>(
    queryKey: QueryKey,
    fetch: () => Promise<Result<T, F>>,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, F | FailureOf<'cancelled'>>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const result = await this.fetchThroughCache(queryKey, fetch);
    return signal?.aborted ? fail({ code: 'cancelled' }) : result;
  }

  private async fetchThroughCache<T, F extends Failure>(
    queryKey: QueryKey,
    fetch: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F>> {
    const queryFn = async (): Promise<T> => {
      const result = await fetch();
      if (result.ok) return result.value;
      throw new FailedFetch(result.failure);
    };
    try {
      const value = await this.client.fetchQuery({ queryKey, queryFn });
      this.keep(queryKey);
      return ok(value);
    } catch (error) {
      // The fetch may be another caller's, but one key always stands for one kind of fetch.
      if (error instanceof FailedFetch) return fail(error.failure as F);
      throw error;
    }
  }

  private key(...parts: readonly string[]): QueryKey {
    return ['campaigns', this.generation, ...parts];
  }

  /** Lets the time until removal begin anew: reading alone does not count as a use in the query library. */
  private keep(queryKey: QueryKey): void {
    new QueryObserver(this.client, { queryKey, enabled: false }).subscribe(() => {})();
  }

  private async write<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } finally {
      this.generation += 1;
    }
  }
}
