import type { NoticeDigests } from '../../core/mail/notice-digests.port';
import type { Scheduler } from '../../core/shared/system.port';

/** How often the job looks for digests that are due, in ms. */
const PERIOD_MS = 30_000;

/**
 * Queues the mails for notices that were too many for an hour, now and from time to time. The returned function ends that,
 * and resolves when what is being queued is done.
 */
export function startNoticeDigests(
  digests: NoticeDigests,
  scheduler: Pick<Scheduler, 'every'>,
): () => Promise<void> {
  let writing: Promise<unknown> | null = null;
  const write = () => {
    writing ??= digests.writeDue().finally(() => {
      writing = null;
    });
  };
  write();
  const cancel = scheduler.every(PERIOD_MS, write);
  return async () => {
    cancel();
    await writing;
  };
}
