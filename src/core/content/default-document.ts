import { defaultContentIn } from './default-content';
import { englishWords } from './default-words.en';
import { defaultWords as spanishWords } from './default-words.texts.es';
import { withTranslations } from './with-translations';

/**
 * The content that the site comes with, in both languages: what the editor begins with, and what a server publishes before
 * anybody has saved anything. A public or member page, which is in one language, takes DEFAULT_CONTENT.
 */
export const DEFAULT_DOCUMENT = withTranslations(
  defaultContentIn(englishWords),
  defaultContentIn(spanishWords),
);
