import type { Mails } from '../mail/mails';
import { type FailureOf, type Logger, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { calendarDateAt } from '../shared/time/calendar';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { isReceiptDue } from './due-receipts';
import type { DueReceipt } from './receipt.repository.port';
import { issueAll, receiptDrafts } from './receipt-ledger';
import { mailReceipts, type ReceiptRepositories } from './receipts.service';

const MINUTE_MS = 60_000;
/** A receipt that cannot be written is tried again after this time, in ms; the others go on meanwhile. */
const PUT_OFF_MS = 10 * MINUTE_MS;

/** How fast receipts by themselves are written. */
interface ReceiptPace {
  /** At most so many are queued within a minute, by all processes together. */
  readonly aMinute: number;
  /** At most so many are written in one unit of work. */
  readonly together: number;
}

/** The pace of a server, which mail providers accept; an admin who issues a receipt waits for one unit of work at most. */
export const SERVER_PACE: ReceiptPace = { aMinute: 60, together: 60 };

/** What receipts by themselves need apart from records. */
interface DueReceiptsPorts {
  readonly mails: Pick<Mails, 'receipt'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly pace: ReceiptPace;
}

/** Writes the receipts of gifts that were settled while the foundation sends receipts by themselves. */
export interface DueReceipts {
  /**
   * Issues and mails what is due, as many as a minute allows, and answers how many gifts were done with. A gift never gets two, even with
   * repeated or concurrent calls: a receipt, its mail and the end of its wait are one write. Without a legal name they wait. Aborting
   * `signal` ends the call after the write that is on its way.
   */
  writeSome(signal?: AbortSignal): Promise<Result<number, FailureOf<'unavailable' | 'quota'>>>;
}

/** Decides on each gift when its receipt is written: what was corrected, refunded or receipted since is taken as it is then. */
export class DueReceiptsService implements DueReceipts {
  constructor(
    private readonly unit: UnitOfWork<ReceiptRepositories>,
    private readonly ports: DueReceiptsPorts,
  ) {}

  writeSome: DueReceipts['writeSome'] = async (signal?) => {
    let done = 0;
    let together = this.ports.pace.together;
    while (!signal?.aborted) {
      const next = await this.writeNext(together);
      if (!next.ok) return next;
      if (next.value === 0) break;
      if (next.value === 'one-by-one') together = 1;
      else done += next.value;
    }
    return ok(done);
  };

  /** How many gifts were done with, of so many at most; none where none waits, or where they have to wait. */
  private async writeNext(
    most: number,
  ): Promise<Result<number | 'one-by-one', FailureOf<'quota' | 'unavailable'>>> {
    const { clock, logger, pace } = this.ports;
    // Mostly nobody waits, and then nobody has to wait for the lock.
    const waiting = await this.unit.read(async ({ dueReceipts }) =>
      ok(await dueReceipts.next(clock.now(), 1)),
    );
    if (!waiting.ok) return waiting;
    if (waiting.value.length === 0) return ok(0);
    const batch: { due: readonly DueReceipt[] } = { due: [] };
    const written = await this.unit.write(async (repositories, unit) => {
      const { receipts, dueReceipts } = repositories;
      batch.due = [];
      await receipts.lock();
      const { sendsSince } = await receipts.policy();
      if (sendsSince === null) {
        await dueReceipts.clear();
        return ok(0);
      }
      const { legalName } = await receipts.organization();
      const free = pace.aMinute - (await dueReceipts.writtenAfter(unit.now() - MINUTE_MS));
      if (legalName.trim() === '' || free <= 0) return ok(0);
      batch.due = await dueReceipts.next(unit.now(), Math.min(most, free));
      if (batch.due.length > 0) await this.write(batch.due, sendsSince, repositories, unit);
      return ok(batch.due.length);
    });
    const [due, ...others] = batch.due;
    if (written.ok || written.failure.code === 'quota' || !due) return written;
    if (others.length > 0) return ok('one-by-one');
    // Without the gift, whose donor is personal.
    logger.error('A receipt could not be written; it is tried again later', written.failure);
    const until = clock.now() + PUT_OFF_MS;
    return this.unit.write(async ({ dueReceipts }) => {
      await dueReceipts.putOff(due, until);
      return ok(1);
    });
  }

  /** Issues and queues the receipts of those gifts that still get one, and ends the wait of all. */
  private async write(
    due: readonly DueReceipt[],
    since: number,
    repositories: ReceiptRepositories,
    unit: Unit,
  ): Promise<void> {
    const { receipts, dueReceipts } = repositories;
    const askFor = ({ giftId }: DueReceipt) => ({ kind: 'single' as const, giftId });
    const { gifts } = await receipts.given(due.map(askFor));
    const byId = new Map(gifts.map((gift) => [gift.id, gift]));
    const still = due.filter(({ giftId, settledAt }) => {
      const gift = byId.get(giftId);
      // Who turned this off and on again stopped what was waiting.
      return gift !== undefined && settledAt >= since && isReceiptDue(gift, since);
    });
    const drafts = await receiptDrafts(repositories, still.map(askFor));
    const issued = await issueAll(
      receipts,
      drafts.flatMap((draft) => (typeof draft === 'string' ? [] : draft)),
      { nextId: () => unit.nextId(), on: calendarDateAt(unit.now()) },
    );
    await mailReceipts(receipts, issued, this.ports.mails, unit);
    const written = still.filter((_, at) => typeof drafts[at] !== 'string');
    await dueReceipts.finish(due, written, unit.now());
    unit.publishChange('receipts');
  }
}
