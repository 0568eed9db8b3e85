import type { Mails } from '../mail/mails';
import { type FailureOf, type Logger, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { WaitingDonor } from './receipt.repository.port';
import { issueReceipt } from './receipt-ledger';
import { RUN_STEP } from './receipt-run';
import { mailReceipt, type ReceiptRepositories } from './receipts.service';

/** A statement that cannot be written is tried again after this time, in ms; the others go on meanwhile. */
const PUT_OFF_MS = 10 * 60_000;

/** What statement runs need apart from records. */
interface StatementLettersPorts {
  readonly mails: Pick<Mails, 'receipt'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Writes the statements of runs. Each is a write of its own, so that a process that is killed loses the one that it was
 * writing, which the next one finds still waiting. A step is published once, not each statement; the first step of a process
 * always, since the one before it may have died before it could.
 */
export class StatementLettersService implements StatementLetters {
  private isFirst = true;

  constructor(
    private readonly unit: UnitOfWork<ReceiptRepositories>,
    private readonly ports: StatementLettersPorts,
  ) {}

  async writeSome(signal?: AbortSignal): ReturnType<StatementLetters['writeSome']> {
    let written = 0;
    while (written < RUN_STEP && !signal?.aborted) {
      const next = await this.writeNext();
      if (!next.ok) return next;
      if (!next.value) break;
      written += 1;
    }
    if (written === 0 && !this.isFirst) return ok(false);
    const published = await this.unit.write(async (_, unit) => ok(unit.publishChange('receipts')));
    if (!published.ok) return published;
    this.isFirst = false;
    return ok(written > 0);
  }

  /** Whether there was a statement to write. */
  private async writeNext(): Promise<Result<boolean, FailureOf<'quota' | 'unavailable'>>> {
    const found: { donor: WaitingDonor | null } = { donor: null };
    const written = await this.unit.write(async (repositories, unit) => {
      await repositories.receipts.lock();
      found.donor = await repositories.statementRuns.next(unit.now());
      return found.donor ? ok(await this.write(found.donor, repositories, unit)) : ok(null);
    });
    const { donor } = found;
    const { clock, logger } = this.ports;
    if (written.ok && written.value === 'legal-name')
      logger.warn('A statement run was stopped: the legal name is missing', { year: donor?.year });
    if (written.ok || written.failure.code === 'quota' || !donor)
      return written.ok ? ok(written.value !== null) : written;
    // Without the donor, who is personal.
    logger.error('A statement could not be written; it is tried again later', written.failure);
    const until = clock.now() + PUT_OFF_MS;
    return this.unit.write(async ({ receipts, statementRuns }) => {
      await receipts.lock();
      await statementRuns.putOff(donor, until);
      return ok(true);
    });
  }

  /** The statement that holds, or a new one, and one mail where there is an address. */
  private async write(
    donor: WaitingDonor,
    { receipts, statementRuns }: ReceiptRepositories,
    unit: Unit,
  ): Promise<'done' | 'legal-name'> {
    const { donorKey, year } = donor;
    const receipt =
      (await receipts.statementOf(donorKey, year)) ??
      (await issueReceipt(
        receipts,
        { kind: 'statement', donorKey, year },
        { id: unit.nextId(), on: calendarDateAt(unit.now()) },
      ));
    if (receipt === 'legal-name') {
      await statementRuns.stop(year);
      return receipt;
    }
    const isMailed = typeof receipt !== 'string' && isEmailAddress(receipt.text.donor.email);
    if (isMailed && (await receipts.mailings(receipt.id)).length === 0)
      await mailReceipt(receipts, receipt, this.ports.mails, unit);
    const outcome = typeof receipt === 'string' ? 'none' : isMailed ? 'mailed' : 'paper';
    await statementRuns.finish(donor, outcome);
    return 'done';
  }
}

/** Writes the letters of the years that somebody has started and nobody has stopped. */
export interface StatementLetters {
  /**
   * Writes the next few letters, RUN_STEP at most, and answers whether there was anything to do. A donor never gets two,
   * even with repeated or concurrent calls. Stops a year whose letters cannot be written because the legal name is missing.
   * Aborting `signal` ends the call after the current letter.
   */
  writeSome(signal?: AbortSignal): Promise<Result<boolean, FailureOf<'unavailable' | 'quota'>>>;
}
