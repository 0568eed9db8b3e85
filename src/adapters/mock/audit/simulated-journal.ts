import type { Session } from '../../../core/account/session.port';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import type { SimulationPlace } from '../simulation';
import { SimulatedAudit } from './simulated-audit';

/** Notes in the simulated audit log what the person does who is signed in. */
export class SimulatedJournal {
  private readonly log: SimulatedAudit;

  constructor(
    place: SimulationPlace,
    private readonly session: Session,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {
    this.log = new SimulatedAudit(place);
  }

  /** Notes what was done to the thing with an id. A browser without room keeps no note of it. */
  async note(action: AuditAction, id: string, detail: Readonly<Record<string, string>>): Promise<void> {
    const read = await this.session.read();
    const actor = read.ok ? read.value : null;
    if (!actor) return;
    this.log.record({
      id: this.ids.next(),
      at: this.clock.now(),
      actor: { id: actor.id, name: actor.name },
      action,
      subject: { id, name: '' },
      detail,
    });
  }
}
