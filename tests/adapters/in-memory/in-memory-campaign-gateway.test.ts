import { InMemoryCampaignGateway } from '../../../src/adapters/in-memory/in-memory-campaign-gateway';
import { campaignGatewayContract } from '../../contracts/campaign-gateway.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';

campaignGatewayContract('InMemoryCampaignGateway', (campaigns) => {
  const time = new FakeTime();
  return { time, gateway: new InMemoryCampaignGateway(campaigns, time, new CountingIds()) };
});
