import type { PublicPageName } from '../../ui/app/public-pages';
import type { HeadElement } from '../../ui/shared/public-page-head';
import type { Configuration } from '../browser/configuration';
import { DEFAULT_SITE, type ShownSite } from './prerender-container';
import { prerenderEventsPage } from './prerender-events';
import { prerenderGetShoesPage } from './prerender-get-shoes';
import { prerenderPolicy } from './prerender-policies';

/** A public page of its own as HTML. */
interface RenderedPublicPage {
  readonly html: string;
  /** What stands behind the page's root, as data. */
  readonly afterRoot: string;
  readonly head: readonly HeadElement[];
}

/** Renders the public pages of their own, by their names. */
export async function prerenderPublicPages(
  configuration: Configuration,
  site: ShownSite = DEFAULT_SITE,
): Promise<Readonly<Record<PublicPageName, RenderedPublicPage>>> {
  return {
    events: await prerenderEventsPage(configuration, site),
    'get-shoes': await prerenderGetShoesPage(configuration, site),
    privacy: await prerenderPolicy('privacy', configuration, site),
    accessibility: await prerenderPolicy('accessibility', configuration, site),
  };
}
