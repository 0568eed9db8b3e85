import { MockAccountLinks } from '../../adapters/mock/account/mock-account-links';
import { SimulatedAudit } from '../../adapters/mock/audit/simulated-audit';
import { MockOutbox } from '../../adapters/mock/mail/mock-outbox';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Clock } from '../../core/shared/time/clock.port';
import type { Scheduler } from '../../core/shared/time/scheduler.port';
import { simulatedMailTexts } from './simulated-mail.texts';
import { simulatedPeople } from './simulated-people';

interface Ports {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** The simulated back end's outbox, in this browser. */
export function simulatedOutbox({ clock, ids }: Pick<Ports, 'clock' | 'ids'>): MockOutbox {
  return new MockOutbox(browserSimulation(globalThis), clock, ids);
}

/** The simulated back end's one-time links, in this browser. */
export function simulatedLinks(ports: Ports): MockAccountLinks {
  const place = browserSimulation(globalThis);
  const people = simulatedPeople();
  return new MockAccountLinks({
    ...ports,
    ...{ place, people, audit: new SimulatedAudit(place) },
    outbox: simulatedOutbox(ports),
    addressOf: (path) => `${location.origin}${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`,
    subjects: simulatedMailTexts.subjects,
  });
}
