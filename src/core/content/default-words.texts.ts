import { englishWords } from './default-words.en';

/** The words of the content that the site comes with, in the language of this tree of pages. */
export const defaultWords = englishWords;
