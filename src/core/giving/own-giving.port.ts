import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { OwnGifts } from './own-gifts';

/** Why reading one's own gifts may fail. */
export type OwnReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'
>;

/**
 * What the person who asks has given, and nobody else's: by their account, or by its address, to which the invitation
 * went (isGiftOf says which gifts these are). It follows the person, whatever their role.
 */
export interface OwnGiving {
  /** Everything that they gave, the latest first. */
  gifts(signal?: AbortSignal): Promise<Result<OwnGifts, OwnReadFailure>>;
}
