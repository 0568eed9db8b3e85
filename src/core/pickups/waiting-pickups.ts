import type { PickupCounts } from './pickup';

/** How many pickups wait for somebody to schedule them: the figure that Home and the pending tasks show. */
export function waitingPickups({ requested }: PickupCounts): number {
  return requested;
}
