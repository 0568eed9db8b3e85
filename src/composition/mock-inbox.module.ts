import { ContainerModule } from 'inversify';
import type { SimulationPorts } from '../adapters/mock/mock-inbox';
import type { SimulatedJournal } from '../adapters/mock/simulated-journal';
import type { Logger } from '../core/shared/logger.port';
import { forgetWhenListed } from './forget-when-listed';
import { simulatedInbox } from './simulated-inbox';
import type { JournalPorts } from './simulated-journal';
import { bindFactory } from './token';
import { tokens } from './tokens';

type Ports = JournalPorts & SimulationPorts & { readonly logger: Logger };

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
  bindFactory(options, tokens.inbox, ports, (provided) => listed(provided).messages);
  bindFactory(options, tokens.pickups, ports, (provided) => listed(provided).pickups);
});

function listed(provided: Ports) {
  const note: SimulatedJournal['note'] = async (...entry) =>
    (await import('./simulated-journal')).simulatedJournal(provided).note(...entry);
  return simulatedInbox(provided, { note }, forgetWhenListed(provided));
}
