import type { Waiting } from '../waiting/waiting.view-model';

/** What admins read about what waits for them. */
export const waitingTexts = {
  title: 'Waiting today',
  names: {
    messages: (count: number) => (count === 1 ? 'unread message' : 'unread messages'),
    pickups: (count: number) => (count === 1 ? 'pickup to schedule' : 'pickups to schedule'),
  } satisfies Record<keyof Waiting, (count: number) => string>,
  /** For a figure that is not known, or not yet. */
  unknown: { messages: 'Unread messages', pickups: 'Pickups to schedule' } satisfies Record<
    keyof Waiting,
    string
  >,
  notCounted: 'Couldn’t load this count.',
};
