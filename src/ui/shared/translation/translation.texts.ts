/** What stands around a text in Spanish where staff write it. */
export const translationTexts = {
  /** The name of a field; `field` is that of the English one. */
  inSpanish: (field: string) => `${field} in Spanish`,
  /** Before the English text, for those who hear it. */
  english: 'In English:',
  noEnglish: 'No English text yet.',
  changed: 'The English text changed. Check the translation.',
  stillFits: 'It Still Fits',
  /** The group of a form that has the words in Spanish. */
  spanish: 'Spanish',
  /** What is to be done in it. */
  standing: (missing: number, changed: number) => {
    if (missing + changed === 0) return 'complete';
    return [missing > 0 && `missing: ${missing}`, changed > 0 && `check: ${changed}`]
      .filter(Boolean)
      .join(', ');
  },
  /** The question before something is published outside its form. */
  publish: (title: string) => `Publish ${title}?`,
  /** Before something is published. */
  notYet: (fields: readonly string[]) => `Not in Spanish yet: ${fields.join(', ')}.`,
  /** In lists. */
  notInSpanish: 'Not in Spanish',
};
