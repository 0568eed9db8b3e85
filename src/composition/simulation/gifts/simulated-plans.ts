import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { samplePlans, simulatedPlanRepository } from '../../../adapters/mock/plans/simulated-plans';
import { PlansService } from '../../../core/plans/plans.service';
import { type ServicePorts, simulatedService } from '../simulated-service';

/** The recurring plans of all donors in this browser's simulation. */
export function plansOfSimulation(ports: ServicePorts) {
  const { clock } = ports;
  const samples = { gifts: () => sampleGifts(clock.now()), pickups: () => samplePickups(clock.now()) };
  return simulatedService(
    (open) => ({
      plans: simulatedPlanRepository(open, () => samplePlans(clock.now())),
      gifts: simulatedGiftRepository(open, samples),
    }),
    (unit) => new PlansService(unit, clock),
  )(ports);
}
