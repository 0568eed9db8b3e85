import { ContainerModule } from 'inversify';
import { MockInbox } from '../../../adapters/mock/messages/mock-inbox';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort } from '../bind-simulated-port';
import { forgetWhenListed } from '../forget-when-listed';

const ports = {
  session: tokens.session,
  clock: tokens.clock,
  ids: tokens.idSource,
  scheduler: tokens.scheduler,
  logger: tokens.logger,
};

/**
 * The simulated messages and pickups, in this browser's storage. What is too old goes when they are listed, and what that
 * needs is fetched on its own: the home view only counts what waits.
 */
export const mockInboxModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.inbox,
    ports,
    (provided) => new MockInbox(browserSimulation(window), provided, undefined, forgetWhenListed(provided)),
  );
  bindSimulatedPort(options, tokens.pickups, pickupsApi, async () => {
    return (await import('../simulated-pickups')).pickupsOfSimulation;
  });
});
