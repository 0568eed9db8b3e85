import { ContainerModule } from 'inversify';
import { PostgresCampaignGateway } from '../../../adapters/postgres/campaigns/postgres-campaign-gateway';
import { PostgresContentStore } from '../../../adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../../adapters/postgres/content/postgres-image-library';
import { PostgresAvatars } from '../../../adapters/postgres/people/postgres-avatars';
import { RememberedCampaignGateway } from '../../../adapters/remembered/remembered-campaign-gateway';
import { RememberedContentStore } from '../../../adapters/remembered/remembered-content-store';
import { DEFAULT_CONTENT as defaults } from '../../../core/content/default-content';
import { CollectUnusedPictures } from '../../../core/content/storage/collect-unused-pictures';
import { Publisher } from '../../../server/content/publisher';
import { lookAfterPictures } from '../../../server/content/unused-pictures.job';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, changes, clock, database, ids, logger, pages, scheduler } = tokens;

/** The site's content with its pictures and campaigns, its publication, and the job that removes unused pictures. */
export const contentModule = new ContainerModule((options) => {
  bindFactory(
    options,
    PostgresContentStore,
    { announce, clock, database, ids, logger },
    (of) => new PostgresContentStore(of.database, defaults, of.clock, of.ids, of.logger, of.announce),
  );
  bindFactory(
    options,
    PostgresImageLibrary,
    { announce, clock, database, logger },
    (of) => new PostgresImageLibrary(of.database, crypto.subtle, of.clock, of.logger, of.announce),
  );
  bindClass(options, PostgresCampaignGateway, [database, clock, ids, logger, announce]);
  bindPort(options, tokens.knownContent, RememberedContentStore, [PostgresContentStore, changes, clock]);
  bindPort(options, tokens.knownCampaigns, RememberedCampaignGateway, [
    PostgresCampaignGateway,
    ...([changes, clock] as const),
  ]);
  bindClass(options, PostgresAvatars, [database, logger]);
  const stored = {
    contentStore: PostgresContentStore,
    campaigns: PostgresCampaignGateway,
    imageLibrary: PostgresImageLibrary,
  };
  // What it publishes is what is stored now.
  bindFactory(
    options,
    Publisher,
    { ...stored, changes, clock, scheduler, logger, pages },
    (ports) => new Publisher({ ...ports, defaults }),
  );
  bindFactory(options, tokens.keptContent, { publisher: Publisher }, ({ publisher }) => publisher.kept);
  bindFactory(
    options,
    tokens.job,
    { ...stored, avatars: PostgresAvatars, clock, scheduler },
    (of) => () =>
      lookAfterPictures(
        new CollectUnusedPictures(of.imageLibrary, of.contentStore, null, of.campaigns, of.avatars, of.clock),
        of.scheduler,
      ),
  );
});
