import { ContainerModule } from 'inversify';
import { MockContactGateway } from '../adapters/mock/mock-contact-gateway';
import { MockDonationGateway } from '../adapters/mock/mock-donation-gateway';
import { bindPort } from './token';
import { tokens } from './tokens';

/** What the public forms are handed to in the default build: nobody. A real back end brings a module of its own. */
export const mockFormsModule = new ContainerModule((options) => {
  bindPort(options, tokens.contactGateway, MockContactGateway, [tokens.scheduler, tokens.logger]);
  bindPort(options, tokens.donationGateway, MockDonationGateway, []);
});
