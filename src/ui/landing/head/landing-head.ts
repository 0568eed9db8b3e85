import type { SiteContent } from '../../../core/content/site-content';
import { sitePath } from '../../shared/site-path';
import { landingTexts } from '../landing.texts';

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * What search engines and social networks read about the landing page: every fact comes from the content document and
 * the configured address of the site.
 */
export function landingHead(
  { brandAssets, heroContent, siteSettings }: SiteContent,
  { siteUrl, themeColor }: { readonly siteUrl: string; readonly themeColor: string },
): HeadElement[] {
  const { siteName, tagline, description, contact, socialMedia } = siteSettings;
  const title = pageTitle(siteSettings);
  const address = (path: string) => siteUrl + sitePath(path);
  const home = address('/');
  const picture = address(brandAssets.socialImage);
  const meta = (attribute: 'name' | 'property', key: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { [attribute]: key, content },
  });
  const link = (rel: string, href: string, more: Record<string, string> = {}): HeadElement => ({
    tag: 'link',
    attributes: { rel, href, ...more },
  });
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    meta('name', 'theme-color', themeColor),
    link('canonical', home),
    link('icon', sitePath(brandAssets.favicon)),
    link('apple-touch-icon', sitePath('/images/icon-192.png')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', home),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${siteName}: ${heroContent.title}`),
    meta('property', 'og:locale', 'en_US'),
    // X takes the rest from og:title, og:description and og:image.
    meta('name', 'twitter:card', 'summary_large_image'),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'NGO',
        name: siteName,
        slogan: tagline,
        description,
        url: home,
        logo: address(brandAssets.logos.color),
        image: picture,
        email: contact.email,
        telephone: contact.phone,
        address: contact.address,
        areaServed: landingTexts.area,
        sameAs: Object.values(socialMedia).filter(Boolean),
      }).replaceAll('<', '\\u003c'),
    },
  ];
}

/** The title of the landing page in the browser's tab. */
export function pageTitle({ siteName, tagline }: SiteContent['siteSettings']): string {
  return `${siteName}: ${tagline}`;
}

/** The web app manifest, as an object to be written as JSON. */
export function webManifest({ siteSettings }: SiteContent, colors: { theme: string; background: string }) {
  return {
    name: pageTitle(siteSettings),
    short_name: siteSettings.siteName,
    description: siteSettings.description,
    start_url: sitePath('/'),
    scope: sitePath('/'),
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [192, 512].map((size) => ({
      src: sitePath(`/images/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
