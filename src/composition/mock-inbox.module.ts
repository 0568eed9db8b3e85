import { ContainerModule } from 'inversify';
import { MockInbox } from '../adapters/mock/mock-inbox';
import type { SimulatedJournal } from '../adapters/mock/simulated-journal';
import { browserSimulation } from '../adapters/mock/simulation';
import { simulatedInbox } from './simulated-inbox';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = {
  session: tokens.session,
  clock: tokens.clock,
  ids: tokens.idSource,
  scheduler: tokens.scheduler,
  logger: tokens.logger,
};

/**
 * The simulated messages and pickups, in this browser's storage. What is too old goes when they are listed. What that and
 * the audit log need is fetched on its own: the home view only counts what waits.
 */
export const mockInboxModule = new ContainerModule((options) => {
  bindFactory(options, tokens.inbox, ports, (provided) => {
    const { messages } = simulatedInbox(provided);
    const forgetOld = () =>
      import('./simulated-old-records').then(
        (file) => file.forgetOldRecords(messages, provided),
        // Without its code nothing is deleted this time.
        () => {},
      );
    return new MockInbox(browserSimulation(window), provided, undefined, forgetOld);
  });
  bindFactory(options, tokens.pickups, ports, (provided) => {
    const note: SimulatedJournal['note'] = async (...entry) =>
      (await import('./simulated-journal')).simulatedJournal(provided).note(...entry);
    return simulatedInbox(provided, { note }).pickups;
  });
});
