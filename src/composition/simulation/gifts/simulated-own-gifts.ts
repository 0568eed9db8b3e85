import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { simulatedOwnPickups } from '../../../adapters/mock/pickups/simulated-own-pickups';
import { simulatedShelf } from '../../../adapters/mock/shelf/simulated-shelf';
import { SoFarService } from '../../../core/figures/so-far.service';
import { OwnGiftsService } from '../../../core/gifts/own/own-gifts.service';
import { titled } from '../../../core/shared/translations/titled';
import { programSamplesOf } from '../programs/program-samples';
import { shelfSamplesOf } from '../programs/shelf-samples';
import { figureRepositories } from '../programs/simulated-figures';
import { campaignReadsOfSimulation } from '../simulated-campaigns';
import { type ServicePorts, simulatedService } from '../simulated-service';

/** What the signed-in person of this browser's simulation has given. */
export function ownGiftsOfSimulation(ports: ServicePorts) {
  const { clock } = ports;
  const campaigns = campaignReadsOfSimulation(ports);
  const samples = { gifts: () => sampleGifts(clock.now()), pickups: () => samplePickups(clock.now()) };
  const program = programSamplesOf(ports);
  const campaignTitles = {
    find: async () => {
      const listed = await campaigns.list();
      return new Map(listed.ok ? listed.value.map((campaign) => [campaign.id, titled(campaign)]) : []);
    },
  };
  const figures = figureRepositories(ports);
  return simulatedService(
    (open) => ({
      ...figures(open),
      gifts: simulatedGiftRepository(open, samples),
      pickups: simulatedOwnPickups(open, samples.pickups),
      campaignTitles,
      shelf: simulatedShelf(open, shelfSamplesOf(ports), program.samples),
    }),
    (unit, actor) => new OwnGiftsService(unit, actor, campaigns, clock, new SoFarService(unit, clock)),
  )(ports);
}
