import type { Session } from '../../../core/account/session.port';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { AUDIT_FORMAT, withEntries } from './audit-format';

interface AuditEntryWriterPorts {
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/**
 * Writes an entry to the simulated audit log for what the signed-in person did to the thing with an id, where there is no unit of
 * work. In a browser without room no entry is written.
 */
export function auditEntryWriter(place: SimulationPlace, { session, clock, ids }: AuditEntryWriterPorts) {
  const log = new SimulatedRecords(place, AUDIT_FORMAT);
  return async (action: AuditAction, id: string, detail: Readonly<Record<string, string>>): Promise<void> => {
    const read = await session.read();
    if (!read.ok || !read.value) return;
    const actor = { id: read.value.id, name: '' };
    const entry = { id: ids.next(), at: clock.now(), actor, action, subject: { id, name: '' }, detail };
    log.write(withEntries(log.read(), [entry]));
  };
}
