/** Replaces the title of an event that the person who asks has no right to read. */
export const ANOTHER_EVENT: string = 'another event';
