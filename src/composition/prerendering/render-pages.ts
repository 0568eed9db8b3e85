import { escaped, markup } from '../../../scripts/prerender/page-template.mjs';
import type { RenderedSite } from '../../adapters/node/built-site-pages';
import { isEqual } from '../../core/shared/is-equal';
import type { Configuration } from '../browser/configuration';
import { prerenderLandingPage } from './prerender';
import { appPages, prerenderAppPage, prerenderedTitle } from './prerender-app';
import type { ShownSite } from './prerender-container';
import { prerenderPublicPages } from './prerender-public-pages';

/** Renders all parts of the site that depend on its content, for a server that publishes what is saved. */
export async function renderPages(configuration: Configuration, site: ShownSite): Promise<RenderedSite> {
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
