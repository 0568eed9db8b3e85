import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { OwnSignupReads } from '../../../core/signups/own/own-signup-reads.service';
import type { SignupReads } from '../../../core/signups/signup.repository.port';
import { readsFirst, simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { calendarReads } from './calendar-reads';

/** What the signed-in person of this browser's simulation signed up for. */
export function ownSignupsOfSimulation(ports: ServicePorts) {
  const reads = calendarReads(ports);
  return readsFirst(
    simulatedReading(
      (open) => ({ ...reads(open), ...lateGuides(open, ports) }),
      (unit, actor) => new OwnSignupReads(unit, actor, ports.clock),
    ),
    async () => (await import('./simulated-own-signups')).ownSignupsOfSimulation(ports),
  );
}

/** The trainings, whose code is fetched when they are read: that of guests never is. */
function lateGuides(open: OpenFormat, ports: ServicePorts): Pick<SignupReads, 'guides' | 'completions'> {
  const reads = async () => (await import('../programs/guide-reads')).guideReads(ports)(open);
  return {
    guides: { trainings: async () => (await reads()).guides.trainings() },
    completions: { of: async (personIds) => (await reads()).completions.of(personIds) },
  };
}
