import { isUploadedPicture } from '../../../core/content/pictures/picture-ref';
import type { SiteContent } from '../../../core/content/site-content';
import {
  type HeadElement,
  type HeadSurroundings,
  pictureAddress,
  publicPageHead,
  structuredData,
} from '../../shared/public-page-head';
import { PAGE_LANGUAGE, pagePath, sitePath } from '../../shared/site-path';
import { landingHeadTexts as texts } from './landing-head.texts';

/**
 * What search engines and social networks read about the landing page: every fact comes from the content document and
 * the configured address of the site.
 */
export function landingHead(content: SiteContent, surroundings: HeadSurroundings): HeadElement[] {
  const { brandAssets, siteSettings } = content;
  const { siteUrl, pictures } = surroundings;
  const { siteName, tagline, description, contact, socialMedia } = siteSettings;
  const { socialImage, logos } = brandAssets;
  const logo = isUploadedPicture(logos.color) ? pictures.get(logos.color)?.path : logos.color;
  return [
    ...publicPageHead(content, { title: pageTitle(siteSettings), description, path: '/' }, surroundings),
    structuredData({
      '@type': 'NGO',
      name: siteName,
      slogan: tagline,
      description,
      url: siteUrl + pagePath('/'),
      logo: logo && siteUrl + sitePath(logo),
      image: siteUrl + pictureAddress('socialImage', socialImage, pictures),
      contactPoint: contactPoint(contact),
      address: contact.address || undefined,
      areaServed: texts.area,
      sameAs: Object.values(socialMedia).filter(Boolean),
    }),
  ];
}

/** How to reach the foundation; undefined where it says neither, so that it is left out. */
function contactPoint({ email, phone }: SiteContent['siteSettings']['contact']) {
  if (!email && !phone) return undefined;
  return { '@type': 'ContactPoint', email: email || undefined, telephone: phone || undefined };
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
    lang: PAGE_LANGUAGE,
    description: siteSettings.description,
    start_url: pagePath('/'),
    scope: pagePath('/'),
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
