import { planSchema, type RecurringPlan } from '../../../core/plans/plan';
import type { PlanRepository } from '../../../core/plans/plan.repository.port';
import { calendarDateAt, daysAfter } from '../../../core/shared/time/calendar';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat, SimulatedRecords, type SimulationPlace } from '../simulation';

/** The plans that the foundation holds, as the simulated back end keeps them. */
export type SimulatedPlans = SimulatedRecords<readonly RecurringPlan[]>;

/** The plans of this browser, for its parts that have no unit of work; `samples` are there at first. */
export function simulatedPlans(
  place: SimulationPlace,
  samples: () => readonly RecurringPlan[],
): SimulatedPlans {
  return new SimulatedRecords(place, plansFormat(samples));
}

const plansFormat = (samples: () => readonly RecurringPlan[]) => listFormat('plans', planSchema, samples);

/** The simulation's plans within a unit of work. */
export function simulatedPlanRepository(
  open: OpenFormat,
  samples: () => readonly RecurringPlan[],
): PlanRepository {
  const records = open(plansFormat(samples));
  return {
    ...simulatedRepository(records),
    of: async (personId) => records.read().filter((plan) => plan.personId === personId),
  };
}

/**
 * The sample donor's yearly plan, `now` in ms, whose first payment is still to come. The monthly payments among the sample
 * gifts are of a plan that the provider holds.
 */
export function samplePlans(now: number): readonly RecurringPlan[] {
  const startsOn = daysAfter(calendarDateAt(now), 24);
  return [
    {
      id: 'sample-yearly',
      revision: 'sample',
      personId: 'account-4',
      name: 'Dana Donor',
      email: 'donor@fsr.example',
      cents: 12_000,
      interval: 'yearly',
      startsOn,
      asksFrom: startsOn,
      state: 'active',
      createdAt: now - 3 * 24 * 60 * 60 * 1000,
    },
  ];
}
