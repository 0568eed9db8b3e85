import { isUploadedPicture } from '../../../core/content/pictures/picture-ref';
import type { ShownPictures } from '../../../core/content/pictures/shown-pictures';
import type { PictureRef, SiteContent } from '../../../core/content/site-content';
import { sitePath } from '../../shared/site-path';
import { landingTexts } from '../landing.texts';

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The site's own pictures, used in the head in place of missing ones. */
const STAND_INS = { favicon: '/images/favicon.png', socialImage: '/images/social.png' };
const SOCIAL_SIZE = { width: 1200, height: 630 };

/** The address on this site of a picture that the head names. */
export function pictureAddress(
  place: keyof typeof STAND_INS,
  ref: PictureRef,
  pictures: ShownPictures,
): string {
  return sitePath(isUploadedPicture(ref) ? (pictures.get(ref)?.path ?? STAND_INS[place]) : ref);
}

/**
 * What search engines and social networks read about the landing page: every fact comes from the content document and
 * the configured address of the site.
 */
export function landingHead(
  { brandAssets, heroContent, siteSettings }: SiteContent,
  surroundings: { readonly siteUrl: string; readonly themeColor: string; readonly pictures: ShownPictures },
): HeadElement[] {
  const { siteUrl, themeColor, pictures } = surroundings;
  const { siteName, tagline, description, contact, socialMedia } = siteSettings;
  const title = pageTitle(siteSettings);
  const address = (path: string) => siteUrl + sitePath(path);
  const home = address('/');
  const { socialImage, favicon, logos } = brandAssets;
  const picture = siteUrl + pictureAddress('socialImage', socialImage, pictures);
  const shown = pictures.get(socialImage);
  const size = shown ? shown.size : SOCIAL_SIZE;
  const logo = isUploadedPicture(logos.color) ? pictures.get(logos.color)?.path : logos.color;
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
    link('icon', pictureAddress('favicon', favicon, pictures)),
    link('apple-touch-icon', sitePath('/images/icon-192.png')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', home),
    meta('property', 'og:image', picture),
    ...(['width', 'height'] as const).flatMap((side) =>
      size ? [meta('property', `og:image:${side}`, `${size[side]}`)] : [],
    ),
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
        logo: logo && address(logo),
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
