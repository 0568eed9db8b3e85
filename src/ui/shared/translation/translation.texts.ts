/** What stands around a text in Spanish where staff write it. */
export const translationTexts = {
  /** The name of a field; `field` is that of the English one. */
  inSpanish: (field: string) => `${field} in Spanish`,
  /** Before the English text, for those who hear it. */
  english: 'In English:',
  noEnglish: 'No English text yet.',
  changed: 'The English text changed. Check the translation.',
  stillFits: 'It Still Fits',
};
