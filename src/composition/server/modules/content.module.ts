import { ContainerModule } from 'inversify';
import { serverCache } from '../../../adapters/cached/answer-cache';
import { cachedContentStore } from '../../../adapters/cached/cached-content-store';
import { cachedPort } from '../../../adapters/cached/cached-port';
import { PostgresContentStore } from '../../../adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../../adapters/postgres/content/postgres-image-library';
import { avatarsIn } from '../../../adapters/postgres/people/postgres-avatars';
import { activeCampaignsApi } from '../../../core/campaigns/campaigns.api';
import { CampaignsService } from '../../../core/campaigns/campaigns.service';
import { DEFAULT_DOCUMENT as defaults } from '../../../core/content/default-document';
import { CollectUnusedPictures } from '../../../core/content/storage/collect-unused-pictures';
import { publicEventsApi } from '../../../core/events/events.api';
import { PublicEventsService } from '../../../core/events/public-events.service';
import { soFarApi } from '../../../core/figures/so-far.api';
import { SoFarService } from '../../../core/figures/so-far.service';
import { publicSettingsApi } from '../../../core/settings/public-settings.api';
import { PublicSettingsService } from '../../../core/settings/public-settings.service';
import { wantedSizesApi } from '../../../core/shelf/wanted-sizes.api';
import { WantedSizesService } from '../../../core/shelf/wanted-sizes.service';
import { Publisher } from '../../../server/content/publisher';
import { startPeriodic } from '../../../server/periodic.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { changes, clock, database, ids, logger, pages, publishChange, scheduler } = tokens;

/** The site's content with its pictures and campaigns, its publication, and the job that removes unused pictures. */
export const contentModule = new ContainerModule((options) => {
  bindFactory(
    options,
    PostgresContentStore,
    { clock, database, ids, logger, publishChange },
    (ports) => new PostgresContentStore(ports.database, defaults, ports),
  );
  bindFactory(
    options,
    PostgresImageLibrary,
    { clock, database, logger, publishChange },
    (ports) =>
      new PostgresImageLibrary(ports.database, crypto.subtle, ports.clock, ports.logger, ports.publishChange),
  );
  bindClass(options, CampaignsService, [tokens.unit]);
  bindFactory(options, tokens.knownContent, { stored: PostgresContentStore, changes, clock }, (ports) =>
    cachedContentStore(ports.stored, serverCache(ports.changes, ['content'], ports.clock)),
  );
  bindFactory(options, tokens.knownCampaigns, { stored: CampaignsService, changes, clock }, (ports) =>
    cachedPort(activeCampaignsApi, ports.stored, serverCache(ports.changes, ['campaigns'], ports.clock)),
  );
  bindClass(options, PublicEventsService, [tokens.unit, clock]);
  bindFactory(options, tokens.knownEvents, { stored: PublicEventsService, changes, clock }, (ports) =>
    cachedPort(
      publicEventsApi,
      ports.stored,
      // How many places are left changes with who signs up, and what an event offers with its program.
      serverCache(ports.changes, ['events', 'signups', 'programs'], ports.clock),
    ),
  );
  bindClass(options, WantedSizesService, [tokens.unit]);
  bindFactory(options, tokens.knownSizes, { stored: WantedSizesService, changes, clock }, (ports) =>
    cachedPort(
      wantedSizesApi,
      ports.stored,
      serverCache(ports.changes, ['shelf', 'applications'], ports.clock),
    ),
  );
  bindClass(options, SoFarService, [tokens.unit, clock]);
  // The figures of a year change slowly, so they are counted again when an answer is too old.
  bindFactory(options, tokens.knownFigures, { stored: SoFarService, changes, clock }, (ports) =>
    cachedPort(soFarApi, ports.stored, serverCache(ports.changes, [], ports.clock)),
  );
  bindClass(options, PublicSettingsService, [tokens.unit]);
  bindFactory(options, tokens.knownSettings, { stored: PublicSettingsService, changes, clock }, (ports) =>
    cachedPort(publicSettingsApi, ports.stored, serverCache(ports.changes, ['settings'], ports.clock)),
  );
  const stored = {
    settings: PublicSettingsService,
    figures: SoFarService,
    sizes: WantedSizesService,
    contentStore: PostgresContentStore,
    campaigns: CampaignsService,
    events: PublicEventsService,
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
  bindFactory(options, tokens.job, { ...stored, database, logger, clock, scheduler }, (ports) => () => {
    const avatars = avatarsIn(ports.database, ports.logger);
    const places = { inventory: ports.imageLibrary, store: ports.contentStore, drafts: null, avatars };
    const collect = new CollectUnusedPictures({ ...ports, ...places });
    return startPeriodic('unused-pictures', () => collect.execute(), ports.scheduler);
  });
});
