import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { samplePlans, simulatedPlanRepository } from '../../../adapters/mock/plans/simulated-plans';
import { OwnPlansService } from '../../../core/plans/own/own-plans.service';
import { type ServicePorts, simulatedService } from '../simulated-service';

/** The recurring plans of the signed-in person in this browser's simulation. */
export function ownPlansOfSimulation(ports: ServicePorts) {
  const { clock } = ports;
  const samples = { gifts: () => sampleGifts(clock.now()), pickups: () => samplePickups(clock.now()) };
  return simulatedService(
    (open) => ({
      plans: simulatedPlanRepository(open, () => samplePlans(clock.now())),
      gifts: simulatedGiftRepository(open, samples),
    }),
    (unit, actor) => new OwnPlansService(unit, actor, clock),
  )(ports);
}
