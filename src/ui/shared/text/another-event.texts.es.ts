import type { ANOTHER_EVENT as english } from './another-event.texts';

export const ANOTHER_EVENT: typeof english = 'otro evento';
