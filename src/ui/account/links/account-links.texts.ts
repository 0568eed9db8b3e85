const error = (description: string) => ({ title: 'Error', description });

/** The sentences of the pages on which people choose a password by a link, and ask for such a link. */
export const accountLinksTexts = {
  invitation: {
    title: 'Invitation',
    heading: 'Welcome. Choose a password',
    intro: 'The foundation has opened an account for you. Choose a password for it, then sign in.',
    form: 'Your account',
    dead: {
      'not-found':
        'This invitation is too old, or there is a newer one. Ask the foundation to send it again.',
      conflict: 'You have chosen a password already. Sign in with it, or choose a new one.',
    },
  },
  password: {
    title: 'New password',
    heading: 'Choose a new password',
    intro: 'Afterwards you are signed out in all browsers. Then sign in with the new password.',
    form: 'Your account',
    dead: {
      'not-found': 'This link was used already, or it is too old. Ask for a new one.',
      conflict: 'This link was used already. Ask for a new one.',
    },
  },
  forgotten: {
    title: 'Forgotten password',
    heading: 'Forgot your password?',
    intro: 'Enter the email of your account, and we send you a link to choose a new password.',
    form: 'Ask for a link',
    label: 'Email',
    submit: 'Send Link',
    sent: 'If there is an account with this email, a link is on its way to it. It works once, within an hour. If no mail comes, look into the spam folder, then ask again.',
    noMail: 'Demo: no mail is sent. The link that it would carry is shown here.',
    shown: 'Open the link',
    nobody: 'This demo has no account with this email, so there is no link.',
  },
  forWhom: (name: string, email: string) => `For ${name}, ${email}.`,
  label: 'New password',
  submit: 'Save Password',
  opening: 'The link is being checked…',
  needsScript: 'Choosing a password needs',
  signIn: 'Sign in',
  askAgain: 'Ask for a new link',
  tryAgain: 'Try again',
  checkFailed: 'Couldn’t check the link. Check your connection and try again.',
  done: { title: 'Password Saved', description: 'Please sign in with it.' },
  failed: {
    'too-many': error('Too many attempts. Please try again later.'),
    unavailable: error('That did not work. What you typed is still here. Please try again.'),
    validation: error('Correct the marked fields.'),
    quota: error('This browser has no storage left for this site. Free some space and try again.'),
  },
};
