import type { LoginFailure } from '../../../core/account/login';

const unexpected = 'An unexpected error occurred. Please try again.';

/** The sentences of the sign-in page. */
export const loginTexts = {
  title: 'Sign in',
  heading: 'Sign in to your account',
  goOn: 'Please sign in to go on to the page you asked for.',
  newHere: 'New here?',
  createAccount: 'Create Account',
  forgotPassword: 'Forgot your password?',
  needsScript: 'Signing in needs',
  form: 'Sign in',
  labels: { email: 'Email', password: 'Password' },
  submit: 'Sign In',
  submitting: 'Signing in...',
  /** Said when a field is empty, before anybody is asked. */
  bothFieldsNeeded: 'Please enter both email and password',
  done: { title: 'Login Successful', description: 'Welcome back!' },
  failures: {
    MISSING_CREDENTIALS: 'Email and password are required',
    INVALID_PASSWORD: 'Incorrect password',
    EMAIL_NOT_FOUND: 'No account found with this email',
    LOCKED: 'Too many attempts. Please try again later.',
    LOGIN_FAILED: 'Login failed',
    /** Only where all second steps were taken away. */
    SECOND_STEP: 'Use the link in our mail.',
    SYSTEM_ERROR: unexpected,
    UNHANDLED_ERROR: unexpected,
  } satisfies Record<Exclude<LoginFailure['code'], 'CANCELLED'>, string>,
  /** What to do when the browser keeps no session. */
  storageAdvice: {
    full: 'This browser has no room left for what this site stores. Close other tabs of the site, delete what you no longer need of its stored data in the settings of the browser, then sign in again. The data may hold content that was never exported.',
    refused:
      'This browser does not let the site store who is signed in. Allow cookies and site data for this site, then sign in again.',
  },
  damagedSession:
    'The sign-in that this browser had kept was damaged and has been removed. Please sign in again.',
  unreadableSession: 'Failed to initialize authentication',
  unreadableAdvice:
    'This browser does not let the site read what it stored. Allow cookies and site data for this site, then try again.',
  tryAgain: 'Try again',
};
