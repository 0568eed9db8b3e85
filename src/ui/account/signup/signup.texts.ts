/** The sentences of the sign-up page. */
export const signupTexts = {
  title: 'Create account',
  heading: 'Create your account',
  how: 'The foundation’s staff open accounts for members, volunteers and donors. Write to us, say how you would like to take part, and we will set yours up.',
  needShoes: 'Looking for shoes?',
  noAccount: 'You need no account.',
  haveAccount: 'Have an account already?',
  signIn: 'Sign in',
  orGo: 'or go',
  backToSite: 'back to the site',
};
