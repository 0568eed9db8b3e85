import { ContainerModule } from 'inversify';
import { MockContactGateway } from '../adapters/mock/mock-contact-gateway';
import { MockDonationGateway } from '../adapters/mock/mock-donation-gateway';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** What the public forms are handed to in the default build: nobody. A real back end brings a module of its own. */
export const mockFormsModule = new ContainerModule((options) => {
  bindSingleton(
    options,
    tokens.contactGateway,
    (scheduler, logger) => new MockContactGateway(scheduler, logger),
    [tokens.scheduler, tokens.logger],
  );
  bindSingleton(options, tokens.donationGateway, () => new MockDonationGateway(), []);
});
