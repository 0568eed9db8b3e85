import type { Scheduler } from '../core/shared/system.port';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often each job works, in ms. */
const PERIODS_MS = {
  mail: 5000,
  'notice-digests': 30_000,
  reminders: 60_000,
  'due-receipts': 5000,
  retention: DAY_MS,
  'unused-pictures': DAY_MS,
};

/**
 * Works now and once in the job's period, never twice at once. The returned function ends that, and resolves when what is being
 * done is done; `stopping` says that it should not go on for long.
 */
export function startPeriodic(
  job: keyof typeof PERIODS_MS,
  work: (stopping: AbortSignal) => Promise<unknown>,
  scheduler: Pick<Scheduler, 'every'>,
): () => Promise<void> {
  const stopping = new AbortController();
  let working: Promise<unknown> | null = null;
  const begin = () => {
    working ??= work(stopping.signal).finally(() => {
      working = null;
    });
  };
  begin();
  const cancel = scheduler.every(PERIODS_MS[job], begin);
  return async () => {
    cancel();
    stopping.abort();
    await working;
  };
}
