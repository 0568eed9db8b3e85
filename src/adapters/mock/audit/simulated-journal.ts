import type { Session } from '../../../core/account/session.port';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { AUDIT_FORMAT, withEntries } from './audit-format';

interface JournalPorts {
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/**
 * Notes in the simulated audit log what the signed-in person did to the thing with an id, where there is no unit of work. A
 * browser without room keeps no note of it.
 */
export function simulatedJournal(place: SimulationPlace, { session, clock, ids }: JournalPorts) {
  const log = new SimulatedRecords(place, AUDIT_FORMAT);
  return async (action: AuditAction, id: string, detail: Readonly<Record<string, string>>): Promise<void> => {
    const read = await session.read();
    if (!read.ok || !read.value) return;
    const actor = { id: read.value.id, name: read.value.name };
    const entry = { id: ids.next(), at: clock.now(), actor, action, subject: { id, name: '' }, detail };
    log.write(withEntries(log.read(), [entry]));
  };
}
