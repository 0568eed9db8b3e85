import { simulatedAuditLog } from '../../adapters/mock/audit/simulated-audit';
import { AuditService } from '../../core/audit/audit.service';
import type { ServicePorts } from './bind-simulated-port';
import { simulatedPeople } from './simulated-people';
import { simulatedService } from './simulated-service';

/** The audit log of this browser's simulation. */
export function auditOfSimulation(ports: ServicePorts) {
  const people = simulatedPeople();
  return simulatedService(
    (open) => ({ audit: simulatedAuditLog(open, people) }),
    (unit) => new AuditService(unit),
  )(ports);
}
