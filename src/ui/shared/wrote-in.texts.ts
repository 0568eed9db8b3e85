/** What staff read of the languages of people. */
export const wroteInTexts = {
  spanish: 'Wrote in Spanish',
  /** Where an answer is written. */
  reads: (name: string) => `${name} reads Spanish.`,
};
