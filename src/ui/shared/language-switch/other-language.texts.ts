/** For readers of the other language, in that one. */
export const otherLanguageTexts = {
  sentence: 'Esta página también está en español.',
  link: 'Ver en español',
};
