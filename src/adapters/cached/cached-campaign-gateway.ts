import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/query-core';
import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import type { Changes } from '../../core/shared/changes.port';
import type { Failure, FailureOf } from '../../core/shared/failure';
import { fail, ok, type Result } from '../../core/shared/result';
import { FailedFetch } from './query-client';

/**
 * Puts a cache in front of any campaign gateway. Reads are shared, cached and retried as the query client is configured.
 * A write is sent once, whatever its result. It invalidates every cached read, and so does a change made elsewhere.
 */
export class QueryCacheCampaignGateway implements CampaignGateway {
  /** Part of every key, so that a fetch that began before a write cannot bring old data back. */
  private generation = 0;

  constructor(
    private readonly gateway: CampaignGateway,
    private readonly client: QueryClient,
    changes: Changes,
  ) {
    // As long as the page. Who listens later is told later, and then finds nothing cached.
    changes.subscribe((thing) => {
      // What somebody else may see, another person may not.
      if (thing === 'campaigns' || thing === 'session') this.generation += 1;
    });
  }

  list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    return this.read(['list'], () => this.gateway.list(), signal);
  }

  listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    return this.read(['active'], () => this.gateway.listActive(), signal);
  }

  get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    return this.read(['one', id], () => this.gateway.get(id), signal);
  }

  create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    return this.write(() => this.gateway.create(id, draft));
  }

  update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    return this.write(() => this.gateway.update(id, draft, base));
  }

  /** `signal` cancels for this caller only, because others may be waiting for the same fetch. */
  private async read<T, F extends Failure>(
    question: readonly string[],
    fetch: () => Promise<Result<T, F>>,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, F | FailureOf<'cancelled'>>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const result = await this.fetchThroughCache(['campaigns', this.generation, ...question], fetch);
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
      // The query library does not count a read as a use, so this restarts the time until removal.
      new QueryObserver(this.client, { queryKey, enabled: false }).subscribe(() => {})();
      return ok(value);
    } catch (error) {
      // Another caller may have started the fetch, but one key always means one kind of fetch.
      if (error instanceof FailedFetch) return fail(error.failure as F);
      throw error;
    }
  }

  private async write<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } finally {
      this.generation += 1;
    }
  }
}
