import type { Scheduler } from '../system.port';

/** Resolves after `ms`; resolves at once when `signal` is or becomes aborted (the caller checks the signal). */
export function delay(scheduler: Scheduler, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const finish = () => {
      signal?.removeEventListener('abort', finish);
      cancel();
      resolve();
    };
    const cancel = scheduler.after(ms, finish);
    signal?.addEventListener('abort', finish);
  });
}
