import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { samplePlans, simulatedPlanRepository } from '../../../adapters/mock/plans/simulated-plans';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import type { Clock } from '../../../core/shared/system.port';

/** The plans of this browser's simulation, and the gifts among which their payments are. */
export function planRepositories(clock: Clock) {
  const samples = { gifts: () => sampleGifts(clock.now()), pickups: () => samplePickups(clock.now()) };
  return (open: OpenFormat) => ({
    plans: simulatedPlanRepository(open, () => samplePlans(clock.now())),
    gifts: simulatedGiftRepository(open, samples),
  });
}
