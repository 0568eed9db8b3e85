import { type Container, ContainerModule } from 'inversify';
import { runInAction } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { HttpCalls } from '../../adapters/http/http-calls';
import { KnownUser } from '../../adapters/http/known-user';
import { SAMPLE_SETTINGS } from '../../adapters/mock/settings/sample-foundation';
import type { ShownCampaigns } from '../../core/campaigns/campaign';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { type ShownPictures, sourceSet } from '../../core/content/pictures/shown-pictures';
import type { ShownContent } from '../../core/content/words-in';
import type { ShownEvents } from '../../core/events/public-events';
import { type PublicSettings, publicSettings } from '../../core/settings/public-settings';
import { pairText, type ShoeSize } from '../../core/shared/sizes/shoe-size';
import type { SoFar } from '../../core/shared/so-far';
import { ImageUrls } from '../../ui/shared/image-urls';
import { SiteContentViewModel } from '../../ui/shared/site-content/site-content.view-model';
import { sitePath } from '../../ui/shared/site-path';
import { knowPictures } from '../browser/know-pictures';
import { siteModule } from '../browser/modules/site.module';
import { bindPublicSettings } from '../shared/bind-public-settings';
import { createContainer, provided } from '../shared/container';
import { systemModule } from '../shared/system.module';
import { tokens } from '../shared/tokens';
import { writtenNotice } from '../shared/written-notice';

/** What prerendered pages show. */
export interface ShownSite {
  /** In the language of the pages. */
  readonly content: ShownContent;
  /** The uploaded pictures of the content; in the place of one that is missing here stands its text alone. */
  readonly pictures: ShownPictures;
  /** The active campaigns; missing where the browser fetches them. */
  readonly campaigns?: ShownCampaigns;
  /** The public events; missing where the browser fetches them. */
  readonly events?: ShownEvents;
  /** The sizes of shoes that are asked for; missing where the browser fetches them. */
  readonly sizes?: readonly ShoeSize[];
  /** The year's figures so far; missing on pages that show none. */
  readonly soFar?: SoFar;
  /** What is public of the settings; missing where nobody has entered any. */
  readonly settings?: PublicSettings;
}

/** The content that comes with the code; in a simulation with the sample foundation. */
export const DEFAULT_SITE: ShownSite = {
  content: DEFAULT_CONTENT,
  pictures: new Map(),
  ...(import.meta.env.VITE_BACK_END !== 'server' && { settings: publicSettings(SAMPLE_SETTINGS) }),
};

/**
 * The ports as prerendering sees them. It calls none but the image library, for addresses: pages call the others in
 * effects, which do not run here. A call would fail, because these objects have no methods.
 */
const portsThatPagesName = [
  tokens.currentSession,
  tokens.sessionHint,
  tokens.changes,
  tokens.pageLifecycle,
  tokens.activeCampaigns,
  tokens.publicEvents,
  tokens.wantedSizes,
  tokens.publicSettings,
  tokens.contentStore,
  // What signing in and the forms are put together with, at the server.
  HttpCalls,
  KnownUser,
];

const portsOf = ({ pictures, campaigns, events, sizes, settings }: ShownSite) =>
  new ContainerModule((options) => {
    for (const port of portsThatPagesName) options.bind<unknown>(port).toConstantValue({});
    options.bind<unknown>(tokens.shownCampaigns).toConstantValue(campaigns ?? null);
    options.bind<unknown>(tokens.shownEvents).toConstantValue(events ?? null);
    options.bind<unknown>(tokens.shownSettings).toConstantValue(settings ?? null);
    options.bind<unknown>(tokens.writtenNotice).toConstantValue(settings ? null : writtenNotice());
    bindPublicSettings(options);
    options.bind<unknown>(tokens.shownSizes).toConstantValue(sizes ? { sizes: sizes.map(pairText) } : null);
    const urlFor = async (ref: string) => {
      const picture = pictures.get(ref);
      return picture ? sitePath(picture.path) : null;
    };
    options.bind<unknown>(tokens.imageLibrary).toConstantValue({ urlFor });
  });

/** The container behind a page that is prerendered: its view models hold what the page shows. */
export async function prerenderContainer(
  site: ShownSite,
  ...modules: readonly ContainerModule[]
): Promise<Container> {
  const { content, pictures } = site;
  enableStaticRendering(true);
  const container = createContainer(systemModule, portsOf(site), siteModule, ...modules);
  runInAction(() => {
    provided(container, SiteContentViewModel).content = content;
  });
  await knowPictures(container, pictures.keys());
  for (const picture of pictures.values()) {
    const sources = sourceSet(picture, sitePath);
    if (sources) provided(container, ImageUrls).noteSourceSet(sitePath(picture.path), sources);
  }
  return container;
}
