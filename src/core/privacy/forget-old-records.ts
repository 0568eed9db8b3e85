import { attempt } from '../shared/attempt';
import type { Clock } from '../shared/clock.port';
import type { Logger } from '../shared/logger.port';
import type { OldRecords } from './old-records.port';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The list of mails goes back so far, and a link that no longer works says so for so long, in ms. */
const KEEP_MAILS = 30 * DAY_MS;
const KEEP_LINKS = 30 * DAY_MS;

/** Deletes what has been kept for long enough. */
export class ForgetOldRecords {
  constructor(
    private readonly records: OldRecords,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Never throws; what could not be deleted is deleted the next time. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const before = { now, mailsBefore: now - KEEP_MAILS, linksBefore: now - KEEP_LINKS };
    const removed = await attempt(() => this.records.remove(before), this.logger);
    if (!removed.ok) this.logger.error('What is old could not be deleted', removed.failure);
    else if (Object.values(removed.value).some((count) => count > 0))
      this.logger.info('What is old was deleted', removed.value);
  }
}
