import type { otherLanguageTexts as english } from './other-language.texts';

export const otherLanguageTexts: typeof english = {
  sentence: 'This page is also in English.',
  link: 'View in English',
};
