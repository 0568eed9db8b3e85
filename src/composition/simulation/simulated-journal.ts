import { SimulatedJournal } from '../../adapters/mock/audit/simulated-journal';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { Session } from '../../core/account/session.port';
import type { Clock, IdSource } from '../../core/shared/system.port';

/** What the journal needs. */
export interface JournalPorts {
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The simulated audit log of this browser; entries name the signed-in person. */
export function simulatedJournal({ session, clock, ids }: JournalPorts): SimulatedJournal {
  return new SimulatedJournal(browserSimulation(globalThis), session, clock, ids);
}
