import { markReader } from '../../../ui/shared/language-switch/mark-reader';
import { markStoredState } from './stored-state';

// Inline in the pages of /login and /signup, before their first paint.
markStoredState(document.documentElement);
markReader(document.documentElement, navigator);
