import { ContainerModule } from 'inversify';
import { MockInbox } from '../adapters/mock/mock-inbox';
import { MockPickups } from '../adapters/mock/mock-pickups';
import { browserSimulation } from '../adapters/mock/simulation';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };

/** The simulated messages and pickups, in this browser's storage. */
export const mockInboxModule = new ContainerModule((options) => {
  const place = () => browserSimulation(window);
  bindFactory(options, tokens.inbox, ports, (provided) => new MockInbox(place(), provided));
  bindFactory(options, tokens.pickups, ports, (provided) => new MockPickups(place(), provided));
});
