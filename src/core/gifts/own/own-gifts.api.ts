import * as v from 'valibot';
import { command, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../../api/api';
import { ownPickupSchema } from '../../pickups/own-pickup';
import { type OwnPlan, ownPlanSchema } from '../../plans/plan';
import type { FailureOf } from '../../shared/result';
import { type Impact, impactSchema } from './impact';
import { type GiftsAndPickups, ownGiftSchema } from './own-gifts';
import type { OwnGiftsInput as Input } from './own-gifts.inputs';

const given: v.GenericSchema<unknown, GiftsAndPickups> = v.object({
  gifts: v.array(ownGiftSchema),
  pickups: v.array(ownPickupSchema),
});
const impact: v.GenericSchema<unknown, Impact> = impactSchema;
const onePlan: v.GenericSchema<unknown, OwnPlan> = ownPlanSchema;
const plans: v.GenericSchema<unknown, readonly OwnPlan[]> = v.array(ownPlanSchema);

/**
 * What the person who asks has given, and nobody else's: by their account, or by its address, to which the invitation
 * went (isGiftOf says which gifts these are). It follows the person, whatever their role. Of all others it holds only
 * what everybody who gives may know.
 */
export const ownGiftsApi = {
  area: 'own-gifts',
  calls: {
    /** Everything that they gave, the latest first. */
    gifts: query()('gift.list-own', given, READ_FAILURES),
    /** What all gifts together did. */
    together: query()('gift.see-together', impact, READ_FAILURES),
    /** Their plans to give again and again, also those that a provider holds. */
    plans: query()('plan.list-own', plans, READ_FAILURES),
    /**
     * Starts a plan that the foundation holds: a pledge, which takes no money. The caller chooses the id, so that a start
     * whose answer was lost can be asked for again: with the same draft it answers what is there, with another 'conflict'.
     */
    startPlan: command<Input['startPlan']>()('plan.start', onePlan, WRITE_FAILURES, {
      limit: { times: 20, windowMs: 60 * 60_000 },
    }),
    /**
     * Changes a plan of theirs that the foundation holds; one that a provider holds is 'not-found', since nobody here can
     * change it. 'conflict' where its revision is not `base`, or its state does not allow the change.
     */
    changePlan: command<Input['changePlan']>()('plan.change', onePlan, WRITE_FAILURES),
  },
} as const;

/** The signed-in person's gifts and plans. */
export interface OwnGifts extends PortOf<typeof ownGiftsApi> {}

/** Why reading one's own gifts may fail. */
export type OwnReadFailure = FailureOf<(typeof READ_FAILURES)[number]>;
