import { ContainerModule } from 'inversify';
import { MockContactGateway } from '../adapters/mock/mock-contact-gateway';
import { MockDonationGateway } from '../adapters/mock/mock-donation-gateway';
import { bindPort } from './token';
import { tokens } from './tokens';

/** Simulates receiving the public forms; nothing is sent. */
export const mockFormsModule = new ContainerModule((options) => {
  bindPort(options, tokens.contactGateway, MockContactGateway, [tokens.scheduler, tokens.logger]);
  bindPort(options, tokens.donationGateway, MockDonationGateway, []);
});
