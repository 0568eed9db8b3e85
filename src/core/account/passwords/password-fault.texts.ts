import { MAX_PASSWORD, MIN_DIFFERENT, MIN_PASSWORD, type PasswordFault } from './new-password';

/** What is wrong with a new password, for the pages and for the server's answers. */
export const passwordFaultTexts: Readonly<Record<PasswordFault, string>> = {
  missing: 'Choose a password.',
  'too-short': `Choose a password of at least ${MIN_PASSWORD} characters.`,
  'too-long': `Choose a password of at most ${MAX_PASSWORD} characters.`,
  'few-characters': `Use at least ${MIN_DIFFERENT} different characters.`,
  sequence:
    'This is mostly a sequence or a repetition, like abcdef, qwerty, or xyzxyz. Choose a password that is harder to guess.',
  personal: 'This is mostly your own name or email. Choose a password that is harder to guess.',
  'site-words': 'Too easy to guess: it is made of words that belong to this site.',
  common: 'Many people use this password, so it’s easy to guess. Choose another one.',
};
