import { InMemoryContactGateway } from '../../../src/adapters/in-memory/in-memory-contact-gateway';
import { InMemoryDonationGateway } from '../../../src/adapters/in-memory/in-memory-donation-gateway';
import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';

contactGatewayContract('InMemoryContactGateway', () => ({
  gateway: new InMemoryContactGateway(true),
  run: (answer) => answer,
}));
donationGatewayContract('InMemoryDonationGateway', () => ({
  gateway: new InMemoryDonationGateway(true),
  run: (answer) => answer,
}));
