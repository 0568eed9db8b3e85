import type { ShownContent } from '../../core/content/words-in';
import type { PublicPageName } from '../app/public-pages';
import { type HeadElement, type HeadSurroundings, publicPageHead } from '../shared/public-page-head';
import { accessibilityTexts } from './accessibility.texts';
import { privacyTexts } from './privacy.texts';

const TEXTS = { privacy: privacyTexts, accessibility: accessibilityTexts };

/** What search engines and social networks read about a page that says how the site is run. */
export function policyHead(
  name: keyof typeof TEXTS & PublicPageName,
  content: ShownContent,
  surroundings: HeadSurroundings,
): HeadElement[] {
  const { siteName } = content.siteSettings;
  const { pageTitle, description } = TEXTS[name];
  const page = { title: pageTitle(siteName), description: description(siteName), path: `/${name}` };
  return publicPageHead(content, page, surroundings);
}
