import type { LoginFailure } from '../../core/auth/login';

/** Said when a field is empty, before anybody is asked (specification, section 5). */
export const BOTH_FIELDS_NEEDED = 'Please enter both email and password';

/** Said when somebody is in (specification, section 8). */
export const SIGNED_IN = { title: 'Login Successful', description: 'Welcome back!' } as const;

const SENTENCES: Readonly<Record<Exclude<LoginFailure['code'], 'CANCELLED'>, string>> = {
  MISSING_CREDENTIALS: 'Email and password are required',
  INVALID_PASSWORD: 'Incorrect password',
  EMAIL_NOT_FOUND: 'No account found with this email',
  LOCKED: 'Too many attempts. Please try again later.',
  LOGIN_FAILED: 'Login failed',
  SYSTEM_ERROR: 'An unexpected error occurred. Please try again.',
  UNHANDLED_ERROR: 'An unexpected error occurred. Please try again.',
};

const STORAGE_ADVICE = {
  full: 'This browser has no room left for what this site stores. Close other tabs of the site, delete what you no longer need of its stored data in the settings of the browser, then sign in again. The data may hold content that was never exported.',
  refused:
    'This browser does not let the site store who is signed in. Allow cookies and site data for this site, then sign in again.',
} as const;

/** What a person can do about it, where trying again cannot help; else null. */
export function loginAdvice(failure: LoginFailure): string | null {
  return 'storage' in failure ? STORAGE_ADVICE[failure.storage] : null;
}

/** What a person reads when a login failed (specification, section 8); null for one that they called off themselves. */
export function loginSentence({ code }: LoginFailure): string | null {
  return code === 'CANCELLED' ? null : SENTENCES[code];
}
