import type { CollectUnusedPictures } from '../../core/content/storage/collect-unused-pictures';
import type { Cancel, Scheduler } from '../../core/shared/system.port';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the pictures that nobody uses now, and once a day until the returned function is called. */
export function lookAfterPictures(
  collect: Pick<CollectUnusedPictures, 'execute'>,
  scheduler: Pick<Scheduler, 'every'>,
): Cancel {
  void collect.execute();
  return scheduler.every(DAY_MS, () => void collect.execute());
}
