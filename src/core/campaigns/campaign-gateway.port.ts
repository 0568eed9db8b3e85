import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignDraft } from './campaign-draft';

/** Why reading campaigns may fail. */
export type CampaignReadFailure = FailureOf<'unauthenticated' | 'forbidden' | 'unavailable' | 'cancelled'>;

/** Why writing a campaign may fail. Browser storage answers 'quota'; a server answers 'validation' and 'conflict'. */
export type CampaignWriteFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'validation' | 'not-found' | 'conflict' | 'quota' | 'unavailable'
>;

/** Where campaigns are kept. Adapters never retry a write. */
export interface CampaignGateway {
  /** Every campaign, in the order of creation. */
  list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>>;
  /** Every campaign with `isActive`, whatever its dates, in the order of creation. */
  listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>>;
  get(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>>;
  /** Returns the campaign with its new id and times. */
  create(draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>>;
  /** Replaces the fields of the draft; id and time of creation stay. */
  update(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>>;
}
