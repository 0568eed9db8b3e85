import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { ShownPictures } from '../../core/content/pictures/shown-pictures';
import type { PictureRef } from '../../core/content/site-content';
import type { ShownContent } from '../../core/content/words-in';
import { LANGUAGES, type Language } from '../../core/shared/text/language';
import { OTHER_LANGUAGE, PAGE_LANGUAGE, pagePath, sitePath } from './site-path';

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

/** What the head of a public page depends on beside its content. */
export interface HeadSurroundings {
  readonly siteUrl: string;
  readonly themeColor: string;
  readonly pictures: ShownPictures;
}

/** What is special about a public page. */
interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** Below the site's origin, as '/events'. */
  readonly path: string;
}

/** What search engines and social networks read about a public page, without its structured data. */
export function publicPageHead(
  { brandAssets, heroContent, siteSettings }: ShownContent,
  { title, description, path }: PublicPage,
  { siteUrl, themeColor, pictures }: HeadSurroundings,
): HeadElement[] {
  const { siteName } = siteSettings;
  const address = siteUrl + pagePath(path);
  const { socialImage, favicon } = brandAssets;
  const shown = pictures.get(socialImage);
  const size = shown ? shown.size : SOCIAL_SIZE;
  const meta = (attribute: 'name' | 'property', key: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { [attribute]: key, content },
  });
  const link = (rel: string, href: string): HeadElement => ({ tag: 'link', attributes: { rel, href } });
  const imageSize = size
    ? [
        meta('property', 'og:image:width', `${size.width}`),
        meta('property', 'og:image:height', `${size.height}`),
      ]
    : [];
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    meta('name', 'theme-color', themeColor),
    link('canonical', address),
    ...alternatesOf(path, siteUrl).map(alternateLink),
    link('icon', pictureAddress('favicon', favicon, pictures)),
    link('apple-touch-icon', sitePath('/images/icon-192.png')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', siteUrl + pictureAddress('socialImage', socialImage, pictures)),
    ...imageSize,
    meta('property', 'og:image:alt', `${siteName}: ${heroContent.title}`),
    meta('property', 'og:locale', LOCALES[PAGE_LANGUAGE]),
    meta('property', 'og:locale:alternate', LOCALES[OTHER_LANGUAGE]),
    // X takes the rest from og:title, og:description and og:image.
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** How social networks name the languages. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' };

/** An address of the same page in a language; 'x-default' is for everybody else. */
export interface Alternate {
  readonly hreflang: Language | 'x-default';
  readonly href: string;
}

/** Where a page such as '/events' is in each language, its own included. */
export function alternatesOf(path: string, siteUrl: string): Alternate[] {
  const hrefIn = (language: Language) => siteUrl + pagePath(path, language);
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: hrefIn(language) })),
    { hreflang: 'x-default', href: hrefIn(LANGUAGES[0]) },
  ];
}

function alternateLink({ hreflang, href }: Alternate): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

/** Structured data for search engines, in the language of the page. '<' is escaped, since it could end the element. */
export function structuredData(data: object): HeadElement {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify({ '@context': 'https://schema.org', inLanguage: PAGE_LANGUAGE, ...data }).replaceAll(
      '<',
      '\\u003c',
    ),
  };
}
