import { escaped, markup } from '../../../scripts/prerender/page-template.mjs';
import type { RenderedSite } from '../../adapters/node/built-site-pages';
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
  const icon = `href="${escaped(landing.icon)}"`;
  for (const name of appPages(configuration))
    pages[`${below}${name}/index.html`] = [
      `<title>${escaped(prerenderedTitle(name, site))}</title>`,
      `<link rel="icon" ${icon}>`,
      await prerenderAppPage(name, site),
    ];
  return { pages, files: landing.files };
}
