import type { MessageCounts } from './message';

/** How many messages wait for somebody: the figure that Home and the pending tasks show. */
export function waitingMessages({ unread }: MessageCounts): number {
  return unread;
}
