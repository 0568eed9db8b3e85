import { markStoredState } from './stored-state';

// Inline in the pages of /login and /signup, before their first paint.
markStoredState(document.documentElement);
