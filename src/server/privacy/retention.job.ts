import type { ForgetOldRecords } from '../../core/privacy/forget-old-records';
import type { Cancel, Scheduler } from '../../core/shared/system.port';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what has been kept for long enough now, and once a day until the returned function is called. */
export function lookAfterOldRecords(
  forgetOld: Pick<ForgetOldRecords, 'execute'>,
  scheduler: Pick<Scheduler, 'every'>,
): Cancel {
  void forgetOld.execute();
  return scheduler.every(DAY_MS, () => void forgetOld.execute());
}
