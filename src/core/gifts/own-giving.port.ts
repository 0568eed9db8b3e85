import type { OwnPlan } from '../plans/own-plans';
import type { PlanChange } from '../plans/plan';
import type { PlanDraft } from '../plans/plan-draft';
import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Impact } from './impact';
import type { OwnGifts } from './own-gifts';

/** Why reading one's own gifts may fail. */
export type OwnReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'
>;

/** Why changing one's own plans may fail; nothing was changed then. */
export type OwnWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
>;

/**
 * What the person who asks has given, and nobody else's: by their account, or by its address, to which the invitation
 * went (isGiftOf says which gifts these are). It follows the person, whatever their role. Of all others it holds only
 * what everybody who gives may know.
 */
export interface OwnGiving {
  /** Everything that they gave, the latest first. */
  gifts(signal?: AbortSignal): Promise<Result<OwnGifts, OwnReadFailure>>;
  /** What all gifts together did. */
  together(signal?: AbortSignal): Promise<Result<Impact, OwnReadFailure>>;
  /** Their plans to give again and again, also those that a provider holds. */
  plans(signal?: AbortSignal): Promise<Result<readonly OwnPlan[], OwnReadFailure>>;
  /**
   * Starts a plan that the foundation holds: a pledge, which takes no money. The caller chooses the id, so that a start
   * whose answer was lost can be asked for again: with the same draft it answers what is there, with another 'conflict'.
   */
  startPlan(id: string, draft: PlanDraft): Promise<Result<OwnPlan, OwnWriteFailure>>;
  /**
   * Changes a plan of theirs that the foundation holds; one that a provider holds is 'not-found', since nobody here can
   * change it. `base` is the revision as it was seen; 'conflict' where it is another now, or the state does not allow it.
   */
  changePlan(id: string, change: PlanChange, base: string): Promise<Result<OwnPlan, OwnWriteFailure>>;
}
