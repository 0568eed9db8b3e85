import { simulatedAuditLog } from '../../src/adapters/mock/audit/simulated-audit';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../src/adapters/mock/simulation';
import { type AuditLog, auditApi } from '../../src/core/audit/audit.api';
import { AuditService } from '../../src/core/audit/audit.service';
import { ok } from '../../src/core/shared/result';
import { CountingIds } from './counting-ids';
import type { FakeTime } from './fake-time';
import { staySignedIn } from './stay-signed-in';
import { aUser } from './users';

/** The audit log of a simulation, for an admin who is signed in. */
export function simulatedAuditLogOf(
  place: SimulationPlace,
  time: FakeTime,
  people: Parameters<typeof simulatedAuditLog>[1] = { find: () => undefined },
): AuditLog {
  const session = { read: async () => ok(aUser({ role: 'admin' })) };
  const unit = new SimulatedUnitOfWork(place, (open) => ({ audit: simulatedAuditLog(open, people) }), {
    clock: time,
    ids: new CountingIds(),
  });
  const ports = { session, keeper: staySignedIn, scheduler: time };
  return simulatedPort(auditApi, ports, async () => () => new AuditService(unit));
}
