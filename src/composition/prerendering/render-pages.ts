import { escaped, markup } from '../../../scripts/prerender/page-template.mjs';
import type { RenderedSite } from '../../adapters/node/built-site-pages';
import type { PublishedCampaigns } from '../../core/campaigns/campaign';
import type { SiteContent } from '../../core/content/site-content';
import type { PublishedEvents } from '../../core/events/public-events';
import { isEqual } from '../../core/shared/is-equal';
import { inPageLanguage } from '../../ui/shared/site-content/in-page-language';
import { asPageData } from '../../ui/shared/translation/in-words';
import type { Configuration } from '../browser/configuration';
import { prerenderLandingPage } from './prerender';
import { appPages, prerenderAppPage, prerenderedTitle } from './prerender-app';
import { DEFAULT_SITE, type ShownSite } from './prerender-container';
import { prerenderPublicPages } from './prerender-public-pages';

/** What is saved, as the pages of a server show it. */
interface SavedSite extends Omit<ShownSite, 'content' | 'campaigns' | 'events'> {
  readonly content: SiteContent;
  readonly campaigns?: PublishedCampaigns;
  readonly events?: PublishedEvents;
}

/** In the language of the pages. */
function shownSite({ content, campaigns, events, ...site }: SavedSite): ShownSite {
  return {
    ...site,
    content: inPageLanguage(content),
    ...(campaigns && {
      campaigns: { ...campaigns, campaigns: asPageData(campaigns.campaigns) },
    }),
    ...(events && { events: { ...events, events: asPageData(events.events) } }),
  };
}

/**
 * Renders all parts of the site that depend on its content, for a server that publishes what is saved; without `saved` from the
 * content that comes with the code.
 */
export async function renderPages(configuration: Configuration, saved?: SavedSite): Promise<RenderedSite> {
  const site = saved ? shownSite(saved) : DEFAULT_SITE;
  const landing = await prerenderLandingPage(configuration, site);
  // The end of the root is part of what is exchanged, because data may stand behind it.
  const parts = [landing.head.map(markup).join('\n    '), `${landing.html}</div>${landing.afterRoot}`];
  const below = configuration.pagesFolder;
  const pages: Record<string, readonly string[]> = {
    [`${below}index.html`]: parts,
    [`${below}404.html`]: parts,
  };
  const publicPages = await prerenderPublicPages(configuration, site);
  for (const [name, { head, html, afterRoot }] of Object.entries(publicPages))
    pages[`${below}${name}/index.html`] = [head.map(markup).join('\n    '), `${html}</div>${afterRoot}`];
  return {
    pages: { ...pages, ...(await pagesOfApp(configuration, site, landing.icon)) },
    files: landing.files,
  };
}

type Pages = RenderedSite['pages'];

/** The pages of the app as they were rendered last, and what they were rendered from. */
let rendered: { readonly from: readonly unknown[]; readonly pages: Pages } | null = null;

/** The pages of the app, which take most of the time: they are rendered again only where something changed that they show. */
async function pagesOfApp(configuration: Configuration, site: ShownSite, icon: string): Promise<Pages> {
  const { brandAssets, siteSettings } = site.content;
  const logos = Object.values(brandAssets.logos).map((logo) => site.pictures.get(logo));
  const from = [configuration, brandAssets, siteSettings, site.settings, icon, logos];
  if (rendered && isEqual(rendered.from, from)) return rendered.pages;
  const pages: Record<string, readonly string[]> = {};
  for (const name of appPages(configuration))
    pages[`${configuration.pagesFolder}${name}/index.html`] = [
      `<title>${escaped(prerenderedTitle(name, site))}</title>`,
      `<link rel="icon" href="${escaped(icon)}">`,
      await prerenderAppPage(name, site),
    ];
  rendered = { from, pages };
  return pages;
}
