import { ContainerModule } from 'inversify';
import { MockDonationGateway } from '../../../adapters/mock/gifts/mock-donation-gateway';
import { MockContactGateway } from '../../../adapters/mock/messages/mock-contact-gateway';
import type { SimulationPorts } from '../../../adapters/mock/messages/mock-inbox';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const ports = {
  clock: tokens.clock,
  ids: tokens.idSource,
  scheduler: tokens.scheduler,
  logger: tokens.logger,
};

/** Fetched when the first form is sent: most visitors send none. */
const inboxOf = async (provided: SimulationPorts) =>
  (await import('../simulated-inbox')).simulatedInbox(provided);

/** Simulates receiving the public forms; nothing is sent, and this browser alone keeps what they hold. */
export const mockFormsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.hostedForm, {}, () => null);
  bindFactory(
    options,
    tokens.contactGateway,
    ports,
    (provided) =>
      new MockContactGateway(provided.scheduler, provided.logger, async (message) =>
        (await inboxOf(provided)).messages.receive(message),
      ),
  );
  bindFactory(
    options,
    tokens.donationGateway,
    ports,
    (provided) =>
      new MockDonationGateway(provided.logger, async (request) =>
        (await inboxOf(provided)).pickups.receive(request),
      ),
  );
});
