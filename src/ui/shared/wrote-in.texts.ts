/** What staff read of the language in which somebody wrote. */
export const wroteInTexts = { spanish: 'Wrote in Spanish' };
