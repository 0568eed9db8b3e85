import { ContainerModule } from 'inversify';
import { simulatedInbox } from './simulated-inbox';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };

/** The simulated messages and pickups, in this browser's storage. */
export const mockInboxModule = new ContainerModule((options) => {
  bindFactory(options, tokens.inbox, ports, (provided) => simulatedInbox(provided).messages);
  bindFactory(options, tokens.pickups, ports, (provided) => simulatedInbox(provided).pickups);
});
