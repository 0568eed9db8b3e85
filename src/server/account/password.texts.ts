import { MIN_DIFFERENT, MIN_PASSWORD, type PasswordFault } from '../../core/account/passwords/new-password';

/** What the server says of a password that it does not take. */
export const passwordTexts: Readonly<Record<PasswordFault, string>> = {
  missing: 'Choose a password.',
  'too-short': `Use at least ${MIN_PASSWORD} characters.`,
  'too-long': 'Choose a shorter password.',
  'few-characters': `Use at least ${MIN_DIFFERENT} different characters.`,
  sequence:
    'This is mostly a sequence or a repetition, like abcdef, qwerty, or xyzxyz. Choose a password that is harder to guess.',
  personal: 'This is mostly your own name or email. Choose a password that is harder to guess.',
  common: 'Many people use this password, so it’s easy to guess. Choose another one.',
};
