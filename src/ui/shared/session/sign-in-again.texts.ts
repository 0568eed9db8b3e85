import type { Absence } from './reauthentication.view-model';

/** Shown when the session ends while somebody is working on a page. */
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
  /** Shown on the page after 'Not now'. */
  notice: ({ person, by }: Absence) => {
    if (by === null) return 'You’ve been signed out.';
    return by.id === person.id
      ? 'Your role was changed.'
      : `${by.name} is now signed in on this browser, not ${person.name}.`;
  },
  nothingSaved: 'Nothing is saved from this page for now. What you typed is still here.',
  open: 'Sign in again',
};
