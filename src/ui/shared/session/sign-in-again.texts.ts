import type { Absence } from './reauthentication.view-model';

/** The dialog that asks when the session ends while somebody is working on a page. */
export const signInAgainTexts = {
  title: 'Sign in again',
  form: 'Sign in again',
  /** Why the dialog asks, and what happens next. */
  reason: ({ person, by }: Absence) => {
    if (by === null)
      return `You’ve been signed out. Nothing you typed is lost: sign in as ${person.name}, and your save continues by itself.`;
    if (by.id === person.id)
      return `Your role was changed, so nothing was saved from this page. Copy what you need before you leave it.`;
    return `${by.name} is now signed in on this browser. This page belongs to ${person.name}, so nothing was saved from it. Sign in as ${person.name} to save, or leave the page.`;
  },
  submit: 'Sign In',
  later: 'Not now',
  /** Closes the page and continues as the person who is signed in now. */
  goOn: ({ person, by }: Absence) =>
    by === null || by.id === person.id ? 'Leave this page' : `Leave this page and continue as ${by.name}`,
};
