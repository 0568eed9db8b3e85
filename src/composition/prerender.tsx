import { enableStaticRendering } from 'mobx-react-lite';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import palette from '../ui/app/palette.json';
import { paletteCss } from '../ui/app/palette-css';
import { ViewModelContext } from '../ui/app/use-view-model';
import { ActiveCampaigns } from '../ui/campaigns/active-campaigns';
import { ContactForm } from '../ui/contact/contact-form';
import { DonationTabs } from '../ui/donate/donation-tabs';
import { Carousel } from '../ui/landing/carousel/carousel';
import { landingHead, webManifest } from '../ui/landing/head/landing-head';
import { LandingRoot } from '../ui/landing/landing-root';
import { WakeGates } from '../ui/landing/wake/wake-gates';
import { Toaster } from '../ui/shared/toast/toaster';
import { backEnd } from './back-end';
import { campaignsModule } from './campaigns.module';
import type { Configuration } from './configuration';
import { createContainer, viewModelSource } from './container';
import { prerenderModule } from './prerender.module';
import { publicFormsModule } from './public-forms.module';
import { renderHtml } from './render-html';
import { siteModule } from './site.module';
import { systemModule } from './system.module';

/** Renders the landing page from the default content. An error in a section is thrown again with the section's name. */
export async function prerenderLandingPage(configuration: Configuration) {
  enableStaticRendering(true);
  const container = createContainer(
    systemModule,
    prerenderModule,
    siteModule,
    campaignsModule,
    publicFormsModule,
    // The page says whether donations are delivered, which depends on the back end.
    await backEnd.forms(),
  );
  const html = await renderHtml(
    'The landing page',
    <ViewModelContext value={viewModelSource(container)}>
      <LandingRoot
        initialContent={DEFAULT_CONTENT}
        donationFormUrl={configuration.donationFormUrl}
        gates={new WakeGates()}
        components={{
          Carousel,
          Campaigns: ActiveCampaigns,
          Donation: DonationTabs,
          Contact: ContactForm,
          Toaster,
        }}
      />
    </ViewModelContext>,
  );
  return {
    html,
    head: landingHead(DEFAULT_CONTENT, { siteUrl: configuration.siteUrl, themeColor: palette.ink }),
    /** Styles that go into the page itself, before those of the bundle. */
    css: paletteCss(),
    /** Files for search engines and home screens, by name. */
    files: siteFiles(configuration),
  };
}

function siteFiles({ siteUrl, basePath }: Configuration): Record<string, string> {
  const home = siteUrl + basePath;
  const colors = { theme: palette.ink, background: palette.sand };
  return {
    'robots.txt': `User-agent: *\nDisallow: ${basePath}dashboard\n\nSitemap: ${home}sitemap.xml\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `  <url><loc>${home}</loc></url>`,
      '</urlset>\n',
    ].join('\n'),
    'site.webmanifest': JSON.stringify(webManifest(DEFAULT_CONTENT, colors), null, 2),
  };
}
