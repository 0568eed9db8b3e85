import { PlansService } from '../../../core/plans/plans.service';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { planRepositories } from './plan-repositories';

/** The recurring plans of all donors in this browser's simulation. */
export function plansOfSimulation(ports: ServicePorts) {
  const { clock } = ports;
  return simulatedService(planRepositories(clock), (unit) => new PlansService(unit, clock))(ports);
}
