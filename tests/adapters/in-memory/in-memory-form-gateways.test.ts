import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';
import { InMemoryContactGateway } from '../../support/in-memory/in-memory-contact-gateway';
import { InMemoryDonationGateway } from '../../support/in-memory/in-memory-donation-gateway';

contactGatewayContract('InMemoryContactGateway', () => ({
  gateway: new InMemoryContactGateway(true),
  run: (answer) => answer,
}));
donationGatewayContract('InMemoryDonationGateway', () => ({
  gateway: new InMemoryDonationGateway(true),
  run: (answer) => answer,
}));
