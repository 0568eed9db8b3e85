import { ContainerModule } from 'inversify';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort } from '../bind-simulated-port';

/**
 * The simulated messages and pickups, in this browser's storage. What is too old goes when they are listed, and what that
 * needs is fetched on its own: the home view only counts what waits.
 */
export const mockMessagesModule = new ContainerModule((options) => {
  bindSimulatedPort(options, tokens.messages, messagesApi, async () => {
    return (await import('../simulated-messages')).messagesOfSimulation;
  });
  bindSimulatedPort(options, tokens.pickups, pickupsApi, async () => {
    return (await import('../simulated-pickups')).pickupsOfSimulation;
  });
});
