import type { Absence } from './reauthentication.view-model';

/** Shown when the session ends while somebody is working on a page. */
export const signInAgainTexts = {
  title: 'Sign in again',
  form: 'Sign in again',
  /** Why the dialog asks, and what happens next. */
  reason: ({ person, by }: Absence) => {
    if (by === null)
      return `You are not signed in any more. Nothing you typed is lost: sign in as ${person.name}, and what you were saving goes on by itself.`;
    if (by.id === person.id)
      return `Your account has another role now, so nothing was saved from this page. Copy what you need before you leave it.`;
    return `${by.name} is signed in in this browser now. This page belongs to ${person.name}, so nothing was saved from it. Sign in as ${person.name} to save, or leave the page.`;
  },
  submit: 'Sign In',
  later: 'Not now',
  /** Closes the page and continues as the person who is signed in now. */
  goOn: ({ person, by }: Absence) =>
    by === null || by.id === person.id ? 'Leave this page' : `Leave this page and go on as ${by.name}`,
  /** Shown on the page after 'Not now'. */
  notice: ({ person, by }: Absence) => {
    if (by === null) return 'You are not signed in any more.';
    return by.id === person.id
      ? 'Your account has another role now.'
      : `${by.name} is signed in in this browser now, not ${person.name}.`;
  },
  nothingSaved: 'Nothing is saved from this page for now. What you typed is still here.',
  open: 'Sign in again',
};
