/** Stands for the title of an event that the person who asks may not read. */
export const ANOTHER_EVENT = 'another event';
