import type { FirstAdmin } from '../../../core/account/first-admin.port';

const deadLink =
  'This link was used already, or it is too old. Start the server again: while there is no admin, it prints a new one.';

const error = (description: string) => ({ title: 'Error', description });

/** The sentences of the page on which the first admin of a new site is made. */
export const firstAdminTexts = {
  title: 'First admin',
  heading: 'Set up your site',
  how: 'You make the first admin of this site. The link works once. After that, sign in with what you choose here.',
  needsScript: 'Setting up the site needs',
  form: 'First admin',
  labels: { name: 'Name', email: 'Email', password: 'Password' } satisfies Record<keyof FirstAdmin, string>,
  submit: 'Create Admin',
  submitting: 'Creating...',
  done: { title: 'Admin Created', description: 'Please sign in.' },
  failed: {
    'not-found': { title: 'Link Not Valid', description: deadLink },
    'too-many': error('Too many attempts. Please try again later.'),
    conflict: error('Somebody has an account with this email already. Please give another one.'),
    validation: error('This email cannot be used to sign in. Please give another one.'),
    unavailable: error('The server does not answer. What you typed is still here. Please try again.'),
  },
};
