import type { SelectQueryBuilder } from 'kysely';
import type { User } from '../../../core/account/user';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { Mails } from '../../../core/mail/mails';
import { askAgain, draftReceipt, type ReceiptAsk } from '../../../core/receipts/issue-receipt';
import type { Receipt } from '../../../core/receipts/receipt';
import type {
  DonorYearQuery,
  ReceiptBook,
  ReceiptQuery,
  ReceiptWriteFailure,
} from '../../../core/receipts/receipt-book.port';
import { withLeftOut } from '../../../core/receipts/receipt-query';
import { isAskOf, issueFailure } from '../../../core/receipts/receipt-refusal';
import type { ReceiptRun } from '../../../core/receipts/receipt-run';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { isEmailAddress } from '../../../core/shared/text/email-address';
import { calendarDateAt } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database, Tables } from '../database';
import { queried } from '../queried';
import { record } from '../record';
import { settingsIn } from '../settings/postgres-settings';
import { isInSearchColumn } from '../word-search';
import { issueIn, lockReceipts } from './issue-receipts';
import { leftOutOf, withWhatIsLeftOut } from './left-out';
import { donorPage } from './receipt-donors';
import { mailingsIn, mailReceipt } from './receipt-mailings';
import { findReceipt, receiptOf, voidReceipt } from './receipt-row';
import { addToRun, runIn, stopRunIn } from './receipt-runs';
import { sourceOf } from './receipt-sources';

/** Dependencies of the receipts, apart from the database. */
interface ReceiptBookPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly mails: Pick<Mails, 'receipt'>;
  /** Whether there is a mail server. */
  readonly sends: boolean;
  readonly announce?: Announce;
}

type Written<T> = Promise<Result<T, ReceiptWriteFailure>>;

/** The receipts in PostgreSQL, for `actor`. Numbers are given one after the other, in whichever process. */
export class PostgresReceiptBook implements ReceiptBook {
  constructor(
    private readonly database: Database,
    private readonly actor: Pick<User, 'id' | 'name'>,
    private readonly ports: ReceiptBookPorts,
  ) {}

  async list(query: ReceiptQuery, signal?: AbortSignal): ReturnType<ReceiptBook['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const words = isInSearchColumn(query.search);
      let found = this.database.selectFrom('receipt');
      if (query.year !== null) found = found.where('year', '=', query.year);
      if (query.kind !== null) found = found.where('kind', '=', query.kind);
      if (query.state !== null) found = found.where('state', '=', query.state);
      if (query.isPaper) found = found.where('donor_email', '=', '');
      if (words) found = found.where(words);
      // The page is found in an index, and only its own rows are read.
      const ids = latestFirst(found)
        .select('id')
        .limit(query.size)
        .offset((query.page - 1) * query.size);
      const rows = latestFirst(this.database.selectFrom('receipt')).selectAll().where('id', 'in', ids);
      const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
      const [items, { total }] = await Promise.all([rows.execute(), counted.executeTakeFirstOrThrow()]);
      const receipts = await withWhatIsLeftOut(this.database, items.map(receiptOf));
      return ok({ items: receipts, total: Number(total) });
    }, this.ports.logger);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['read']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const receipt = await findReceipt(this.database, id);
      const [kept] = receipt ? await withWhatIsLeftOut(this.database, [receipt]) : [];
      return kept ? ok(kept) : fail({ code: 'not-found' });
    }, this.ports.logger);
  }

  async donors(query: DonorYearQuery, signal?: AbortSignal): ReturnType<ReceiptBook['donors']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const page = await donorPage(this.database, query);
      const ids = page.items.flatMap(({ statement }) => statement?.id ?? []);
      return ok(withLeftOut(page, await leftOutOf(this.database, ids)));
    }, this.ports.logger);
  }

  issue(id: string, ask: ReceiptAsk): ReturnType<ReceiptBook['issue']> {
    return this.write(async (transaction) => {
      const source = await sourceOf(transaction, ask, true);
      await lockReceipts(transaction);
      const before = await findReceipt(transaction, id);
      if (before) return isAskOf(before, ask) ? ok(before) : fail({ code: 'conflict' });
      const issued = await issueIn(transaction, ask, source, { id, clock: this.ports.clock });
      if (typeof issued === 'string') return fail(issueFailure(issued));
      await this.note(transaction, 'receipt.issue', issued);
      return ok(issued);
    });
  }

  void(id: string, reason: string): ReturnType<ReceiptBook['void']> {
    return this.write(async (transaction) => {
      await lockReceipts(transaction);
      const receipt = await findReceipt(transaction, id);
      if (!receipt) return fail({ code: 'not-found' });
      if (receipt.state === 'voided') return fail({ code: 'conflict' });
      const voided = { on: this.today(), cause: 'person', reason: reason.trim(), replacedBy: null } as const;
      await voidReceipt(transaction, id, voided);
      await this.note(transaction, 'receipt.void', receipt);
      return ok({ ...receipt, state: 'voided', voided });
    });
  }

  replace(id: string, newId: string, reason: string): ReturnType<ReceiptBook['replace']> {
    return this.write(async (transaction) => {
      const known = await findReceipt(transaction, id);
      if (!known) return fail({ code: 'not-found' });
      const ask = askAgain(known);
      const source = await sourceOf(transaction, ask, true);
      await lockReceipts(transaction);
      const receipt = (await findReceipt(transaction, id)) ?? known;
      const before = await findReceipt(transaction, newId);
      if (before) return receipt.voided?.replacedBy === newId ? ok(before) : fail({ code: 'conflict' });
      if (receipt.state === 'voided') return fail({ code: 'conflict' });
      // Looked at before anything is written: what a transaction answers is kept, also a refusal.
      const fault = draftReceipt(ask, source);
      if (typeof fault === 'string') return fail(issueFailure(fault));
      const voided = { on: this.today(), cause: 'person', reason: reason.trim(), replacedBy: newId } as const;
      await voidReceipt(transaction, id, voided);
      const issued = await issueIn(transaction, ask, source, { id: newId, clock: this.ports.clock });
      if (typeof issued === 'string') throw new Error(`A receipt could not be replaced: ${issued}`);
      await this.note(transaction, 'receipt.replace', issued);
      return ok(issued);
    });
  }

  send(id: string): ReturnType<ReceiptBook['send']> {
    return this.write(async (transaction) => {
      await lockReceipts(transaction);
      const receipt = await findReceipt(transaction, id);
      if (!receipt) return fail({ code: 'not-found' });
      if (receipt.state === 'voided' || !isEmailAddress(receipt.text.donor.email))
        return fail({ code: 'conflict' });
      await mailReceipt(transaction, receipt, this.ports);
      await this.note(transaction, 'receipt.send', receipt);
      return ok(await mailingsIn(transaction, id, this.ports.sends));
    });
  }

  async mailings(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['mailings']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await mailingsIn(this.database, id, this.ports.sends)), this.ports.logger);
  }

  async run(year: number, signal?: AbortSignal): ReturnType<ReceiptBook['run']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await runIn(this.database, year, this.ports.sends)), this.ports.logger);
  }

  startRun(year: number): ReturnType<ReceiptBook['startRun']> {
    return this.write(async (transaction) => {
      const { legalName } = await settingsIn(transaction);
      if (legalName.trim() === '') return fail(issueFailure('legal-name'));
      await addToRun(transaction, year);
      await this.note(transaction, 'receipt.send-letters', { id: String(year), number: String(year) });
      return this.runNow(transaction, year);
    });
  }

  stopRun(year: number): ReturnType<ReceiptBook['stopRun']> {
    return this.write(async (transaction) => {
      await stopRunIn(transaction, year);
      return this.runNow(transaction, year);
    });
  }

  private async runNow(database: Database, year: number): Written<ReceiptRun> {
    const run = await runIn(database, year, this.ports.sends);
    return run ? ok(run) : fail({ code: 'not-found' });
  }

  private today() {
    return calendarDateAt(this.ports.clock.now());
  }

  private note(
    transaction: Database,
    action: AuditAction,
    { id, number }: Pick<Receipt, 'id' | 'number'>,
  ): Promise<void> {
    return record(transaction, {
      ...{ id: this.ports.ids.next(), at: this.ports.clock.now(), actor: this.actor, action },
      ...{ subject: { id, name: '' }, detail: { number } },
    });
  }

  /** What changed is announced last, so that nobody waits long for the row of the count. */
  private write<T>(work: (transaction: Database) => Written<T>): Written<T> {
    const { announce = announceByNotice, logger } = this.ports;
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const result = await work(transaction);
          if (result.ok) await announce(transaction, 'receipts');
          return result;
        }),
      logger,
    );
  }
}

function latestFirst(receipts: SelectQueryBuilder<Tables, 'receipt', object>) {
  return receipts.orderBy('year', 'desc').orderBy('count', 'desc');
}
