import type { Container } from 'inversify';
import type { ShownContent } from '../../core/content/words-in';
import type { SoFar } from '../../core/shared/so-far';
import { LANGUAGES } from '../../core/shared/text/language';
import { LazyToaster } from '../../ui/app/lazy-toaster';
import { ViewModelContext } from '../../ui/app/page-hooks';
import palette from '../../ui/app/palette.json';
import { paletteCss } from '../../ui/app/palette-css';
import { PUBLIC_PAGES } from '../../ui/app/public-pages';
import { ActiveCampaigns } from '../../ui/campaigns/active-campaigns';
import { DonationForms } from '../../ui/donate/donation-forms';
import { Carousel } from '../../ui/landing/carousel/carousel';
import { landingHead, webManifest } from '../../ui/landing/head/landing-head';
import { LandingRoot } from '../../ui/landing/landing-root';
import { WakeGates } from '../../ui/landing/wake/wake-gates';
import { ContactForm } from '../../ui/messages/contact/contact-form';
import { alternatesOf, pictureAddress } from '../../ui/shared/public-page-head';
import { pagePath, sitePath } from '../../ui/shared/site-path';
import type { Configuration } from '../browser/configuration';
import { campaignsModule } from '../browser/modules/campaigns.module';
import { publicFormsModule } from '../browser/modules/public-forms.module';
import { providedAll, viewModelSource } from '../shared/container';
import { tokens } from '../shared/tokens';
import { CAMPAIGNS_ELEMENT } from './campaigns-of-page';
import { headSurroundings } from './head-surroundings';
import { dataElement } from './page-data';
import { DEFAULT_SITE, prerenderContainer, type ShownSite } from './prerender-container';
import { renderHtml } from './render-html';
import { settingsElement } from './settings-of-page';
import { SO_FAR_ELEMENT } from './so-far-of-page';

/** Renders the landing page from the given content. An error in a section is thrown again with the section's name. */
export async function prerenderLandingPage(configuration: Configuration, site: ShownSite = DEFAULT_SITE) {
  const { content, pictures, campaigns } = site;
  const container = await prerenderContainer(
    site,
    campaignsModule,
    // It says whether donations are delivered, which depends on the back end.
    publicFormsModule,
  );
  const soFar = site.soFar ?? (site === DEFAULT_SITE ? await samplesSoFar(container) : null);
  const html = await renderHtml(
    'The landing page',
    <ViewModelContext value={viewModelSource(container)}>
      <LandingRoot
        initialContent={content}
        donationFormUrl={configuration.donationFormUrl}
        gates={new WakeGates()}
        hasCampaigns={campaigns !== undefined}
        soFar={soFar}
        components={{
          Carousel,
          Campaigns: ActiveCampaigns,
          Donation: DonationForms,
          Contact: ContactForm,
          Toaster: LazyToaster,
        }}
      />
    </ViewModelContext>,
  );
  return {
    html,
    /** What stands behind the page's root: the campaigns of the page and the figures of the year as data. */
    afterRoot:
      (campaigns ? dataElement(CAMPAIGNS_ELEMENT, campaigns) : '') +
      (soFar ? dataElement(SO_FAR_ELEMENT, soFar) : '') +
      settingsElement(site.settings),
    head: landingHead(content, headSurroundings(configuration, site)),
    /** The address of the icon in the browser's tab, for every page. */
    icon: pictureAddress('favicon', content.brandAssets.favicon, pictures),
    /** Styles that go into the page itself, before those of the bundle. */
    css: paletteCss(),
    /** Files for search engines and home screens, by name. */
    files: siteFiles(configuration, content),
  };
}

/** The simulation's page tells of its samples, on the day of the build; pages with words of their own, and a server's, tell of none. */
async function samplesSoFar(container: Container): Promise<SoFar | null> {
  if (import.meta.env.VITE_BACK_END === 'server') return null;
  const { soFarOfSimulation } = await import('../simulation/programs/simulated-so-far');
  const { clock, idSource: ids } = tokens;
  const counted = await soFarOfSimulation(providedAll(container, { clock, ids })).soFar();
  return counted.ok ? counted.value : null;
}

function siteFiles(configuration: Configuration, content: ShownContent): Record<string, string> {
  const colors = { theme: palette.ink, background: palette.sand };
  const { pagesFolder, language } = configuration;
  return {
    ...(language === LANGUAGES[0] && filesForSearchEngines(configuration)),
    [`${pagesFolder}site.webmanifest`]: JSON.stringify(webManifest(content, colors), null, 2),
  };
}

/** They exist once, for the pages in all languages. */
function filesForSearchEngines({ siteUrl }: Configuration): Record<string, string> {
  const hidden = LANGUAGES.map((language) => `Disallow: ${pagePath('/dashboard', language)}`);
  const paths = ['/', ...PUBLIC_PAGES.map((name) => `/${name}`)];
  return {
    'robots.txt': `User-agent: *\n${hidden.join('\n')}\n\nSitemap: ${siteUrl}${sitePath('/sitemap.xml')}\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...paths.flatMap((path) => {
        const links = alternatesOf(path, siteUrl).map(
          ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        );
        return LANGUAGES.map(
          (language) => `  <url><loc>${siteUrl}${pagePath(path, language)}</loc>${links.join('')}</url>`,
        );
      }),
      '</urlset>\n',
    ].join('\n'),
  };
}
