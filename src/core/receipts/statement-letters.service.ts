import type { Mails } from '../mail/mails';
import { type FailureOf, type Logger, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ReceiptDraft } from './issue-receipt';
import type { Receipt } from './receipt';
import type { FinishedDonor, WaitingDonor } from './receipt.repository.port';
import { type IssueFault, issueAll, receiptDrafts } from './receipt-ledger';
import { RUN_STEP } from './receipt-run';
import { mailReceipts, type ReceiptRepositories } from './receipts.service';

/** A statement that cannot be written is tried again after this time, in ms; the others go on meanwhile. */
const PUT_OFF_MS = 10 * 60_000;

/** What statement runs need apart from records. */
interface StatementLettersPorts {
  readonly mails: Pick<Mails, 'receipt'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Writes the statements of runs. Those of a step are one write, so that a process that is killed loses what it was writing, which
 * the next one finds still waiting. Where one of them cannot be written, the others are written one by one. A step is published once,
 * not each statement; the first step of a process always, since the one before it may have died before it could.
 */
export class StatementLettersService implements StatementLetters {
  private isFirst = true;

  constructor(
    private readonly unit: UnitOfWork<ReceiptRepositories>,
    private readonly ports: StatementLettersPorts,
  ) {}

  writeSome: StatementLetters['writeSome'] = async (signal?) => {
    let written = 0;
    let together = RUN_STEP;
    while (written < RUN_STEP && !signal?.aborted) {
      const next = await this.writeNext(Math.min(together, RUN_STEP - written));
      if (!next.ok) return next;
      if (next.value === 0) break;
      if (next.value === 'one-by-one') together = 1;
      else written += next.value;
    }
    if (written === 0 && !this.isFirst) return ok(false);
    const published = await this.unit.write(async (_, unit) => ok(unit.publishChange('receipts')));
    if (!published.ok) return published;
    this.isFirst = false;
    return ok(written > 0);
  };

  /** How many statements were done, of so many at most; none where nobody waits. */
  private async writeNext(
    most: number,
  ): Promise<Result<number | 'one-by-one', FailureOf<'quota' | 'unavailable'>>> {
    const batch: { donors: readonly WaitingDonor[] } = { donors: [] };
    const written = await this.unit.write(async (repositories, unit) => {
      await repositories.receipts.lock();
      batch.donors = await repositories.statementRuns.next(unit.now(), most);
      return ok(batch.donors.length > 0 && (await this.write(batch.donors, repositories, unit)));
    });
    const { donors } = batch;
    const [donor, ...others] = donors;
    const { clock, logger } = this.ports;
    if (written.ok && written.value === 'legal-name')
      logger.warn('A statement run was stopped: the legal name is missing', { year: donor?.year });
    if (written.ok) return ok(donors.length);
    if (written.failure.code === 'quota' || !donor) return written;
    if (others.length > 0) return ok('one-by-one');
    // Without the donor, who is personal.
    logger.error('A statement could not be written; it is tried again later', written.failure);
    const until = clock.now() + PUT_OFF_MS;
    return this.unit.write(async ({ receipts, statementRuns }) => {
      await receipts.lock();
      await statementRuns.putOff(donor, until);
      return ok(1);
    });
  }

  /** For each donor the statement that holds, or a new one, and one mail where there is an address. */
  private async write(
    donors: readonly WaitingDonor[],
    repositories: ReceiptRepositories,
    unit: Unit,
  ): Promise<'done' | 'legal-name'> {
    const { receipts, statementRuns } = repositories;
    const held = await receipts.statementsOf(donors);
    const theirs = donors.map((donor) => held.find((statement) => isStatementOf(statement, donor)) ?? null);
    const missing = donors.filter((_, at) => theirs[at] === null);
    const asks = missing.map(({ donorKey, year }) => ({ kind: 'statement' as const, donorKey, year }));
    const drafted = await receiptDrafts(repositories, asks);
    const letters = donors.map(
      (donor, at): { donor: WaitingDonor; made: Receipt | ReceiptDraft | IssueFault } => ({
        donor,
        made: theirs[at] ?? drafted[missing.indexOf(donor)] ?? 'unknown',
      }),
    );
    if (letters.some(({ made }) => made === 'legal-name')) {
      for (const year of new Set(donors.map((donor) => donor.year))) await statementRuns.stop(year);
      return 'legal-name';
    }
    const drafts = letters.flatMap(({ made }) => (typeof made === 'string' || 'id' in made ? [] : made));
    const on = calendarDateAt(unit.now());
    const issued = await issueAll(receipts, drafts, { nextId: () => unit.nextId(), on });
    const unsent: Receipt[] = [];
    const finished: FinishedDonor[] = [];
    for (const { donor, made } of letters) {
      const receipt =
        typeof made === 'string' ? null : 'id' in made ? made : (issued[drafts.indexOf(made)] ?? null);
      const isMailed = receipt !== null && isEmailAddress(receipt.text.donor.email);
      // Of one that was there before, a mail may have gone already.
      if (isMailed && (receipt !== made || (await receipts.mailings(receipt.id)).length === 0))
        unsent.push(receipt);
      finished.push({ donor, outcome: receipt === null ? 'none' : isMailed ? 'mailed' : 'paper' });
    }
    await mailReceipts(receipts, unsent, this.ports.mails, unit);
    await statementRuns.finish(finished);
    return 'done';
  }
}

function isStatementOf({ donorKey, year }: Receipt, donor: WaitingDonor): boolean {
  return donorKey === donor.donorKey && year === donor.year;
}

/** Writes the letters of the years that somebody has started and nobody has stopped. */
export interface StatementLetters {
  /**
   * Writes the next few letters, RUN_STEP at most, and answers whether there was anything to do. A donor never gets two,
   * even with repeated or concurrent calls. Stops a year whose letters cannot be written because the legal name is missing.
   * Aborting `signal` ends the call after the letters that are being written.
   */
  writeSome(signal?: AbortSignal): Promise<Result<boolean, FailureOf<'unavailable' | 'quota'>>>;
}
