import * as v from 'valibot';
import { type PortOf, query, READ_FAILURES } from '../api/api';
import { type DonorPlan, donorPlanSchema } from './donor-plans';

const plans: v.GenericSchema<unknown, readonly DonorPlan[]> = v.array(donorPlanSchema);

/** What can be asked of recurring plans, by those who keep the gift book. */
export const plansApi = {
  area: 'plans',
  calls: {
    /** The recurring plans of all donors. Only a donor and their payment provider can change a plan. */
    list: query()('plan.list', plans, READ_FAILURES),
  },
} as const;

/** The recurring plans of all donors, as those see them who keep the gift book. */
export interface Plans extends PortOf<typeof plansApi> {}
