import { InMemoryContactGateway } from '../../../src/adapters/in-memory/in-memory-contact-gateway';
import { InMemoryDonationGateway } from '../../../src/adapters/in-memory/in-memory-donation-gateway';
import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';
import { FakeTime } from '../../support/fake-time';

contactGatewayContract('InMemoryContactGateway', () => ({
  gateway: new InMemoryContactGateway(true),
  time: new FakeTime(),
}));
donationGatewayContract('InMemoryDonationGateway', () => new InMemoryDonationGateway(true));
