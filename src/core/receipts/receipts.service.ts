import type { AuditAction, AuditEntry } from '../audit/audit-entry';
import type { GiftOwner } from '../gifts/gift';
import type { Mails } from '../mail/mails';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok, orFail, type Result } from '../shared/result';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { askAgain } from './issue-receipt';
import { findReasonFaults, isReceiptOf, isStatementThatHolds, type Receipt, voidedReceipt } from './receipt';
import type {
  DueReceiptRepository,
  ReceiptMailing,
  ReceiptRepository,
  StatementRunRepository,
} from './receipt.repository.port';
import {
  isAskOf,
  issueFailure,
  issueReceipt,
  type LedgerRepositories,
  receiptDrafts,
} from './receipt-ledger';
import { countLeftOut, type KeptReceipt } from './receipt-query';
import type { OwnReceipts, ReceiptBook } from './receipts.api';

/** Where receipts, statement runs, gifts whose receipts are due, and donors are kept. */
export interface ReceiptRepositories extends LedgerRepositories {
  readonly statementRuns: StatementRunRepository;
  readonly dueReceipts: DueReceiptRepository;
}

/** Decides about receipts, for `actor`. `mail` says whether there is a mail server, and writes the mails. */
export class ReceiptsService implements ReceiptBook {
  constructor(
    private readonly unit: UnitOfWork<ReceiptRepositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly mail: { readonly sends: boolean; readonly mails: Pick<Mails, 'receipt'> },
  ) {}

  list: ReceiptBook['list'] = (query) =>
    this.unit.read(async ({ receipts }) => {
      const { items, total } = await receipts.page(query);
      return ok({ items: await keptReceipts(receipts, items), total });
    });

  read: ReceiptBook['read'] = ({ id }) =>
    this.unit.read(async ({ receipts }) => {
      const [receipt] = await keptReceipts(receipts, await receipts.withIds([id]));
      return orFail(receipt, 'not-found');
    });

  donors: ReceiptBook['donors'] = (query) =>
    this.unit.read(async ({ receipts }) => {
      const { items, total } = await receipts.donors(query);
      const ids = items.flatMap(({ statement }) => statement?.id ?? []);
      const statements = await keptReceipts(receipts, await receipts.withIds(ids));
      const leftOut = new Map(statements.map((statement) => [statement.id, statement.leftOut]));
      const donors = items.map(({ statement, ...donor }) => ({
        ...donor,
        statement: statement && { ...statement, leftOut: leftOut.get(statement.id) ?? 0 },
      }));
      return ok({ items: donors, total });
    });

  languageOf: ReceiptBook['languageOf'] = ({ ask }) =>
    this.unit.read(async (repositories): ReturnType<ReceiptBook['languageOf']> => {
      const [draft] = await receiptDrafts(repositories, [ask]);
      return typeof draft === 'object' ? ok(draft.text.language) : fail({ code: 'not-found' });
    });

  issue: ReceiptBook['issue'] = ({ id, ask, language }) =>
    this.write(async (repositories, unit): ReturnType<ReceiptBook['issue']> => {
      const before = await repositories.receipts.find(id);
      if (before) return isAskOf(before, ask, language) ? ok(before) : fail({ code: 'conflict' });
      const on = calendarDateAt(unit.now());
      const issued = await issueReceipt(repositories, ask, { id, on, language });
      if (typeof issued === 'string') return fail(issueFailure(issued));
      this.note(unit, 'receipt.issue', issued);
      return ok(issued);
    });

  void: ReceiptBook['void'] = async ({ id, reason }) => {
    const faults = findReasonFaults(reason);
    if (faults.length > 0) return fail(invalidFields(faults));
    return this.write(async ({ receipts }, unit): ReturnType<ReceiptBook['void']> => {
      const receipt = await receipts.find(id);
      if (!receipt) return fail({ code: 'not-found' });
      if (receipt.state === 'voided') return fail({ code: 'conflict' });
      const changed = voidedReceipt(receipt, { ...byPerson(reason, unit), replacedBy: null });
      await receipts.replace(changed);
      this.note(unit, 'receipt.void', receipt);
      return ok(changed);
    });
  };

  replace: ReceiptBook['replace'] = async ({ id, newId, reason }) => {
    const faults = findReasonFaults(reason);
    if (faults.length > 0) return fail(invalidFields(faults));
    return this.write(async (repositories, unit): ReturnType<ReceiptBook['replace']> => {
      const { receipts } = repositories;
      const [receipt, before] = [await receipts.find(id), await receipts.find(newId)];
      if (!receipt) return fail({ code: 'not-found' });
      if (before) return receipt.voided?.replacedBy === newId ? ok(before) : fail({ code: 'conflict' });
      if (receipt.state === 'voided') return fail({ code: 'conflict' });
      const voided = byPerson(reason, unit);
      await receipts.replace(voidedReceipt(receipt, { ...voided, replacedBy: newId }));
      const issued = await issueReceipt(repositories, askAgain(receipt), {
        id: newId,
        on: voided.on,
        replaces: receipt,
      });
      if (typeof issued === 'string') return fail(issueFailure(issued));
      this.note(unit, 'receipt.replace', issued);
      return ok(issued);
    });
  };

  send: ReceiptBook['send'] = ({ id }) =>
    this.write(async ({ receipts }, unit): ReturnType<ReceiptBook['send']> => {
      const receipt = await receipts.find(id);
      if (!receipt) return fail({ code: 'not-found' });
      if (receipt.state === 'voided' || !isEmailAddress(receipt.text.donor.email))
        return fail({ code: 'conflict' });
      const before = await receipts.mailings(id);
      const sent = await mailReceipts(receipts, [receipt], this.mail.mails, unit);
      const now = sent.map(({ at, to }) => ({ at, to, state: 'waiting' as const }));
      this.note(unit, 'receipt.send', receipt);
      return ok({ items: [...now, ...before], sends: this.mail.sends });
    });

  mailings: ReceiptBook['mailings'] = ({ id }) =>
    this.unit.read(async ({ receipts }) =>
      ok({ items: await receipts.mailings(id), sends: this.mail.sends }),
    );

  run: ReceiptBook['run'] = ({ year }) => this.unit.read((repositories) => this.runNow(repositories, year));

  startRun: ReceiptBook['startRun'] = ({ year }) =>
    this.write(async (repositories, unit) => {
      const { legalName } = await repositories.receipts.organization();
      if (legalName.trim() === '') return fail(issueFailure('legal-name'));
      await repositories.statementRuns.start(year);
      this.note(unit, 'receipt.send-letters', { id: `${year}`, number: `${year}` });
      return this.changedRun(repositories, year);
    });

  stopRun: ReceiptBook['stopRun'] = ({ year }) =>
    this.write(async (repositories) => {
      await repositories.statementRuns.stop(year);
      return this.changedRun(repositories, year);
    });

  private async runNow({ statementRuns }: ReceiptRepositories, year: number) {
    const run = await statementRuns.find(year);
    return ok(run && { ...run, sends: this.mail.sends });
  }

  private async changedRun(repositories: ReceiptRepositories, year: number) {
    const { value } = await this.runNow(repositories, year);
    return orFail(value, 'not-found');
  }

  private note(unit: Unit, action: AuditAction, { id, number }: Pick<Receipt, 'id' | 'number'>): void {
    unit.audit(this.actor, action, { id, name: '' }, { number });
  }

  private write<T, F>(
    work: (repositories: ReceiptRepositories, unit: Unit) => Promise<Result<T, F>>,
  ): ReturnType<typeof this.unit.write<T, F>> {
    return this.unit.write(async (repositories, unit) => {
      await repositories.receipts.lock();
      const result = await work(repositories, unit);
      unit.publishChange('receipts');
      return result;
    });
  }
}

/** What is kept of a receipt that somebody voids. */
function byPerson(reason: string, unit: Unit) {
  return { on: calendarDateAt(unit.now()), cause: 'person', reason: reason.trim() } as const;
}

/** The receipts with what each leaves out. */
async function keptReceipts(
  repository: ReceiptRepository,
  receipts: readonly Receipt[],
): Promise<readonly KeptReceipt[]> {
  const statements = receipts.filter(isStatementThatHolds);
  const givenThings =
    statements.length === 0 ? { gifts: [], goods: [] } : await repository.onNoStatement(statements);
  return receipts.map((receipt) => ({ ...receipt, leftOut: countLeftOut(receipt, givenThings, receipts) }));
}

/** Queues receipts for their donors, and keeps that they were. */
export async function mailReceipts(
  receipts: Pick<ReceiptRepository, 'addMailings'>,
  issued: readonly Receipt[],
  mails: Pick<Mails, 'receipt'>,
  unit: Pick<Unit, 'mail' | 'nextId' | 'now'>,
): Promise<readonly ReceiptMailing[]> {
  const mailings = issued.map((receipt) => {
    const mail = mails.receipt(receipt);
    const sent = { receiptId: receipt.id, mailId: unit.mail(mail), to: mail.to, at: unit.now() };
    return { id: unit.nextId(), ...sent };
  });
  await receipts.addMailings(mailings);
  return mailings;
}

/** Finds the receipts of one person. */
export class OwnReceiptsService implements OwnReceipts {
  constructor(
    private readonly unit: Pick<UnitOfWork<{ readonly receipts: ReceiptRepository }>, 'read'>,
    private readonly owner: GiftOwner,
  ) {}

  list: OwnReceipts['list'] = () =>
    this.unit.read(async ({ receipts }) => {
      const ofOwner = await receipts.ofOwner(this.owner);
      return ok(ofOwner.filter((receipt) => isReceiptOf(receipt, this.owner)));
    });

  read: OwnReceipts['read'] = ({ id }) =>
    this.unit.read(async ({ receipts }) => {
      const receipt = await receipts.find(id);
      return orFail(receipt && isReceiptOf(receipt, this.owner) ? receipt : null, 'not-found');
    });
}
