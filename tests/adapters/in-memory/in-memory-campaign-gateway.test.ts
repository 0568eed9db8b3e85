import { campaignGatewayContract } from '../../contracts/campaign-gateway.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { InMemoryCampaignGateway } from '../../support/in-memory/in-memory-campaign-gateway';

campaignGatewayContract('InMemoryCampaignGateway', (campaigns) => {
  const gateway = new InMemoryCampaignGateway(campaigns, new FakeTime(), new CountingIds());
  return { gateway, run: (answer) => answer };
});
