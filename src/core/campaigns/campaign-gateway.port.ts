import type { FailureOf, Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignDraft } from './campaign-draft';

/** Why reading campaigns may fail. */
export type CampaignReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'
>;

/** Why writing a campaign may fail. 'conflict' means that it is not what the caller has seen, and nothing was changed. */
export type CampaignWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
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
  /**
   * Returns the campaign with its times and its first revision. The caller chooses the id, so that a creation whose
   * answer was lost can be asked for again: with the same draft it answers what is there already, and with another one
   * 'conflict'.
   */
  create(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>>;
  /**
   * Replaces the fields of the draft; id and time of creation stay. `base` is the revision that the change was made from;
   * if it is not the one that is kept now, the answer is 'conflict'. Of two changes from one base one is done.
   */
  update(id: string, draft: CampaignDraft, base: string): Promise<Result<Campaign, CampaignWriteFailure>>;
}
