import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { type Failure, type FailureOf, fail, type Result } from '../../core/shared/result';
import type { AnswerCache } from './answer-cache';

/**
 * Puts a cache in front of any campaign gateway: of all reads, or of the active campaigns alone, which every visitor asks for.
 * A write is sent once, whatever its result, and empties the cache.
 */
export class CachedCampaignGateway implements CampaignGateway {
  constructor(
    private readonly gateway: CampaignGateway,
    private readonly cache: AnswerCache,
    private readonly cached: 'all' | 'active',
  ) {}

  list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    if (this.cached === 'active') return this.gateway.list(signal);
    return this.read('list', () => this.gateway.list(), signal);
  }

  listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    return this.read('active', () => this.gateway.listActive(), signal);
  }

  get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    if (this.cached === 'active') return this.gateway.get(id, signal);
    return this.read(`one ${id}`, () => this.gateway.get(id), signal);
  }

  create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    return this.cache.after(this.gateway.create(id, draft));
  }

  update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    return this.cache.after(this.gateway.update(id, draft, base));
  }

  /** `signal` cancels for this caller only, because others may be waiting for the same answer. */
  private async read<T, F extends Failure>(
    question: string,
    ask: () => Promise<Result<T, F>>,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, F | FailureOf<'cancelled'>>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const answer = await this.cache.read(question, ask);
    return signal?.aborted ? fail({ code: 'cancelled' }) : answer;
  }
}
