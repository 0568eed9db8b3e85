import { OwnPlansService } from '../../../core/plans/own/own-plans.service';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { planRepositories } from './plan-repositories';

/** The recurring plans of the signed-in person in this browser's simulation. */
export function ownPlansOfSimulation(ports: ServicePorts) {
  const { clock } = ports;
  return simulatedService(
    planRepositories(clock),
    (unit, actor) => new OwnPlansService(unit, actor, clock),
  )(ports);
}
