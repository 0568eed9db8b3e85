import { attempt, type Logger } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { OldRecords } from './old-records.port';

/** Deletes what has been kept for long enough. */
export class ForgetOldRecords {
  constructor(
    private readonly records: OldRecords,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Never throws; what could not be deleted is deleted the next time. */
  async execute(): Promise<void> {
    const removed = await attempt(() => this.records.remove(this.clock.now()), this.logger);
    if (!removed.ok) this.logger.error('What is old could not be deleted', removed.failure);
    else if (Object.values(removed.value).some((count) => count > 0))
      this.logger.info('What is old was deleted', removed.value);
  }
}
