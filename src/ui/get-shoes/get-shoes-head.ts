import type { ShownContent } from '../../core/content/words-in';
import { type HeadElement, type HeadSurroundings, publicPageHead } from '../shared/public-page-head';
import { getShoesTexts as texts } from './get-shoes.texts';

/** The path of the page for people who need shoes. */
const GET_SHOES_PATH = '/get-shoes';

/** What search engines and social networks read about the page for people who need shoes. */
export function getShoesHead(content: ShownContent, surroundings: HeadSurroundings): HeadElement[] {
  const { siteName } = content.siteSettings;
  const page = {
    title: texts.pageTitle(siteName),
    description: texts.description(siteName),
    path: GET_SHOES_PATH,
  };
  return publicPageHead(content, page, surroundings);
}
