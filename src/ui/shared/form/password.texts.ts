import {
  MAX_PASSWORD,
  MIN_DIFFERENT,
  MIN_PASSWORD,
  type PasswordFault,
} from '../../../core/account/passwords/new-password';
import { formTexts } from './form.texts';

/** What people read where they choose a password. */
export const passwordTexts = {
  advice: `Use at least ${MIN_PASSWORD} characters. A few words that do not belong together are easy to remember and hard to guess.`,
  faults: {
    missing: formTexts.required,
    'too-short': `Choose a password of at least ${MIN_PASSWORD} characters.`,
    'too-long': `Choose a password of at most ${MAX_PASSWORD} characters.`,
    'few-characters': `Use at least ${MIN_DIFFERENT} different characters.`,
    sequence:
      'This is mostly a sequence or a repetition, like abcdef, qwerty, or xyzxyz. Choose a password that is harder to guess.',
    personal: 'This is mostly your own name or email. Choose a password that is harder to guess.',
    common: 'Many people use this password, so it’s easy to guess. Choose another one.',
  } satisfies Record<PasswordFault, string>,
};
