import { simulatedAuditLog } from '../adapters/mock/simulated-audit';
import { SimulatedUnitOfWork } from '../adapters/mock/simulated-unit-of-work';
import { browserSimulation } from '../adapters/mock/simulation';
import { AuditService } from '../core/audit/audit.service';
import type { ServicePorts } from './bind-simulated-port';
import { simulatedPeople } from './simulated-people';

/** The audit log of this browser's simulation. */
export function auditOfSimulation(ports: ServicePorts) {
  const people = simulatedPeople();
  const unit = new SimulatedUnitOfWork(
    browserSimulation(globalThis),
    (open) => ({ audit: simulatedAuditLog(open, people) }),
    ports,
  );
  return () => new AuditService(unit);
}
