import { RUN_STEP } from '../../../core/receipts/receipt-run';
import type { StatementLetters } from '../../../core/receipts/statement-letters.port';
import type { Logger } from '../../../core/shared/logger.port';
import { ok } from '../../../core/shared/result';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { queried, summaryOf } from '../queried';
import { writeNextLetter } from './receipt-letters';
import type { MailingPorts } from './receipt-mailings';
import { stopRunIn } from './receipt-runs';

/** A letter that could not be written is tried again after this time, in ms; the others go on meanwhile. */
const PUT_OFF_MS = 10 * 60_000;

/** Dependencies of the statement letters, apart from the database. */
interface StatementLettersPorts extends MailingPorts {
  readonly logger: Logger;
  readonly announce?: Announce;
}

/**
 * Writes letters in PostgreSQL. Each is a transaction of its own, so that a process that is killed loses the one that it
 * was writing, which the next one finds still waiting. Of several processes each takes another donor. A step is announced
 * once, not each letter; the first step of a process always, since the one before it may have died before it could.
 */
export class PostgresStatementLetters implements StatementLetters {
  private isFirst = true;

  constructor(
    private readonly database: Database,
    private readonly ports: StatementLettersPorts,
  ) {}

  writeSome(signal?: AbortSignal): ReturnType<StatementLetters['writeSome']> {
    return queried(async () => {
      let steps = 0;
      while (steps < RUN_STEP && !signal?.aborted && (await this.writeNext())) steps += 1;
      if (steps > 0 || this.isFirst) {
        const { announce = announceByNotice } = this.ports;
        await this.database.transaction().execute((transaction) => announce(transaction, 'receipts'));
        this.isFirst = false;
      }
      return ok(steps > 0);
    }, this.ports.logger);
  }

  /** Whether there was a letter to write. */
  private async writeNext(): Promise<boolean> {
    let waiting = '';
    try {
      return await this.database.transaction().execute(async (transaction) => {
        const written = await writeNextLetter(transaction, this.ports, (id) => {
          waiting = id;
        });
        if (typeof written === 'boolean') return written;
        await stopRunIn(transaction, written.year);
        this.ports.logger.warn('The letters of a year were stopped: the legal name is missing', written);
        return true;
      });
    } catch (error) {
      if (waiting === '') throw error;
      // Without the donor, who is personal.
      this.ports.logger.error('A letter could not be written; it is tried again later', summaryOf(error));
      await this.database
        .updateTable('receipt_run_donor')
        .set({ next_try_at: this.ports.clock.now() + PUT_OFF_MS })
        .where('id', '=', waiting)
        .where('outcome', 'is', null)
        .execute();
      return true;
    }
  }
}
