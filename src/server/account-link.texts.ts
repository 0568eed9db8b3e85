/** What the server says of a password that it does not take. */
export const accountLinkTexts = {
  missing: 'Please choose a password.',
  'too-short': 'Please choose a longer password.',
  'too-long': 'Please choose a shorter password.',
  common: 'Many people use this password, so it is guessed first. Please choose another one.',
};
