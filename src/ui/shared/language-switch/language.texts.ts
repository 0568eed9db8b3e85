/** What people read when they choose the language of their pages. */
export const languageTexts = {
  language: 'Language',
  saved: { title: 'Language Saved' },
  notChanged: { title: 'Language not changed', description: 'Check your connection and try again.' },
};
