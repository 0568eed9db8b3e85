import * as v from 'valibot';
import { command, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../../api/api';
import { type OwnPlan, ownPlanSchema } from '../plan';
import type { OwnPlansInput as Input } from './own-plans.inputs';

const schema: v.GenericSchema<unknown, OwnPlan> = ownPlanSchema;
const all: v.GenericSchema<unknown, readonly OwnPlan[]> = v.array(ownPlanSchema);

/** What people can ask of their own recurring plans, whatever their role; nobody else's are answered. */
export const ownPlansApi = {
  area: 'own-plans',
  calls: {
    /** Their plans to give again and again, also those that a provider holds. */
    list: query()('plan.list-own', all, READ_FAILURES),
    /**
     * Starts a plan that the foundation holds: a pledge, which takes no money. The caller chooses the id, so that a start
     * whose answer was lost can be asked for again: with the same draft it answers what is there, with another 'conflict'.
     */
    start: command<Input['start']>()('plan.start', schema, WRITE_FAILURES, {
      limit: { times: 20, windowMs: 60 * 60_000 },
    }),
    /**
     * Changes a plan of theirs that the foundation holds; one that a provider holds is 'not-found', since nobody here can
     * change it. 'conflict' where its revision is not `base`, or its state does not allow the change.
     */
    change: command<Input['change']>()('plan.change', schema, WRITE_FAILURES),
  },
} as const;

/** The recurring plans of the signed-in person. */
export interface OwnPlans extends PortOf<typeof ownPlansApi> {}
