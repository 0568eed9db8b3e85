import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignDraft } from './campaign-draft';

/** Why reading campaigns may fail. */
export type CampaignReadFailure = FailureOf<'unauthenticated' | 'forbidden' | 'unavailable' | 'cancelled'>;

/** Why writing a campaign may fail; 'quota' is a browser store's, 'validation' and 'conflict' a server's. */
export type CampaignWriteFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'validation' | 'not-found' | 'conflict' | 'quota' | 'unavailable'
>;

/** Where campaigns are kept (specification, section 7). Writes are never repeated by an adapter. */
export interface CampaignGateway {
  /** Every campaign, in the order of creation. */
  list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>>;
  /** Those with `isActive`, whatever their dates, in the order of creation. */
  listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>>;
  get(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>>;
  /** Answers the campaign with its new id and times. */
  create(draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>>;
  /** Replaces what the draft holds; id and time of creation stay. */
  update(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>>;
}
