import { MIN_PASSWORD } from '../../../core/account/passwords/new-password';
import { passwordFaultTexts } from '../../../core/account/passwords/password-fault.texts';
import { formTexts } from './form.texts';

/** What people read where they choose a password. */
export const passwordTexts = {
  advice: `Use at least ${MIN_PASSWORD} characters. A few words that don’t belong together are easy to remember and hard to guess.`,
  faults: { ...passwordFaultTexts, missing: formTexts.required },
};
