import type { Absence } from './reauthentication.view-model';

/** What stays on the page after the dialog that asks to sign in again was put off. */
export const signedOutNoticeTexts = {
  notice: ({ person, by }: Absence) => {
    if (by === null) return 'You’ve been signed out.';
    return by.id === person.id
      ? 'Your role was changed.'
      : `${by.name} is now signed in on this browser, not ${person.name}.`;
  },
  nothingSaved: 'Nothing is saved from this page for now. What you typed is still here.',
  open: 'Sign in again',
};
