/** The texts beside what failed to load. */
export const fetchedTexts = { tryAgain: 'Try again' };
