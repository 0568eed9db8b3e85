import type { AuditAction } from '../../../core/audit/audit-entry';
import type { ReceiptAsk, ReceiptSource } from '../../../core/receipts/issue-receipt';
import { countLeftOut } from '../../../core/receipts/left-out';
import type { Receipt } from '../../../core/receipts/receipt';
import type {
  DonorYearQuery,
  KeptReceipt,
  ReceiptBook,
  ReceiptQuery,
  ReceiptWriteFailure,
} from '../../../core/receipts/receipt-book.port';
import { type IssueFault, withIssued, withReplaced, withVoided } from '../../../core/receipts/receipt-ledger';
import {
  donorsOfYear,
  moneyOfYear,
  pageOfDonors,
  pageOfReceipts,
  statementsThatHold,
  withLeftOut,
} from '../../../core/receipts/receipt-query';
import { isAskOf, issueFailure } from '../../../core/receipts/receipt-refusal';
import { type ReceiptMailings, type ReceiptRun, RUN_STEP } from '../../../core/receipts/receipt-run';
import type { StatementLetters } from '../../../core/receipts/statement-letters.port';
import { calendarDateAt, yearOf } from '../../../core/shared/calendar-date';
import type { Clock } from '../../../core/shared/clock.port';
import { delay } from '../../../core/shared/delay';
import { isEmailAddress } from '../../../core/shared/email-address';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Scheduler } from '../../../core/shared/scheduler.port';
import type { SimulatedJournal } from '../audit/simulated-journal';
import type { SimulatedGifts } from '../gifts/simulated-gifts';
import { LATENCY_MS } from '../latency';
import type { ReceiptSurroundings } from './receipt-surroundings';
import { type ReceiptsState, type SimulatedReceipts, simulatedRun } from './simulated-receipts';

/** Dependencies of the simulated receipts, apart from their records. */
interface MockReceiptPorts {
  readonly gifts: Pick<SimulatedGifts, 'read'>;
  readonly surroundings: ReceiptSurroundings;
  /** Puts a mail into the simulated outbox, from where none leaves. */
  readonly putMail: (receipt: Receipt) => void;
  readonly journal: Pick<SimulatedJournal, 'note'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** Simulates the server's receipts: answers from this browser's storage, after a delay. No mail is sent. */
export class MockReceiptBook implements ReceiptBook, StatementLetters {
  constructor(
    private readonly receipts: SimulatedReceipts,
    private readonly ports: MockReceiptPorts,
  ) {}

  list(query: ReceiptQuery, signal?: AbortSignal): ReturnType<ReceiptBook['list']> {
    return this.answer(() => {
      const page = pageOfReceipts(this.receipts.read().receipts, query);
      return { ...page, items: page.items.map((receipt) => this.kept(receipt)) };
    }, signal);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['read']> {
    const found = await this.answer(() => this.find(id), signal);
    if (!found.ok) return found;
    return found.value ? ok(this.kept(found.value)) : fail({ code: 'not-found' });
  }

  donors(query: DonorYearQuery, signal?: AbortSignal): ReturnType<ReceiptBook['donors']> {
    return this.answer(() => {
      const page = pageOfDonors(this.donorsOf(query.year), query);
      const shown = page.items.flatMap(({ statement }) => this.find(statement?.id ?? '') ?? []);
      return withLeftOut(page, new Map(shown.map((one) => [one.id, this.kept(one).leftOut])));
    }, signal);
  }

  issue(id: string, ask: ReceiptAsk): ReturnType<ReceiptBook['issue']> {
    return this.write('receipt.issue', (state, source) => {
      const before = this.find(id);
      if (before) return isAskOf(before, ask) ? { state, answer: ok(before) } : null;
      return this.issued(state, withIssued(state.receipts, ask, source, { id, on: this.today() }));
    });
  }

  async void(id: string, reason: string): ReturnType<ReceiptBook['void']> {
    return this.write('receipt.void', (state) => {
      const receipt = this.find(id);
      if (!receipt) return 'not-found';
      if (receipt.state === 'voided') return null;
      const voided = { on: this.today(), cause: 'person', reason: reason.trim(), replacedBy: null } as const;
      const receipts = [...withVoided(state.receipts, receipt, voided)];
      const changed = receipts.find((one) => one.id === id) ?? receipt;
      return { state: { ...state, receipts }, answer: ok(changed) };
    });
  }

  replace(id: string, newId: string, reason: string): ReturnType<ReceiptBook['replace']> {
    return this.write('receipt.replace', (state, source) => {
      const before = this.find(newId);
      const receipt = this.find(id);
      if (!receipt) return 'not-found';
      if (before) return receipt.voided?.replacedBy === newId ? { state, answer: ok(before) } : null;
      if (receipt.state === 'voided') return null;
      const voiding = { on: this.today(), cause: 'person', reason: reason.trim(), newId } as const;
      return this.issued(state, withReplaced(state.receipts, receipt, source, voiding));
    });
  }

  async send(id: string): ReturnType<ReceiptBook['send']> {
    await delay(this.ports.scheduler, LATENCY_MS.saveGift);
    const receipt = this.find(id);
    if (!receipt) return fail({ code: 'not-found' });
    const to = receipt.text.donor.email;
    if (receipt.state === 'voided' || !isEmailAddress(to)) return fail({ code: 'conflict' });
    const state = this.receipts.read();
    const written = this.receipts.write(this.sent(state, receipt));
    if (!written.ok) return written;
    await this.note('receipt.send', receipt);
    return ok(this.mailingsOf(id));
  }

  mailings(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['mailings']> {
    return this.answer(() => this.mailingsOf(id), signal);
  }

  run(year: number, signal?: AbortSignal): ReturnType<ReceiptBook['run']> {
    return this.answer(() => this.runOf(year), signal);
  }

  async startRun(year: number): ReturnType<ReceiptBook['startRun']> {
    const { legalName } = await this.ports.surroundings.organization();
    if (legalName.trim() === '') return fail(issueFailure('legal-name'));
    await this.note('receipt.send-letters', { id: `${year}`, number: `${year}` });
    return this.changeRun(year, (run) => {
      const known = new Set(run.donors.map(({ key }) => key));
      const added = this.donorsOf(year).flatMap(({ donorKey: key }) =>
        known.has(key) ? [] : [{ key, outcome: null }],
      );
      return { ...run, isStopped: false, donors: [...run.donors, ...added] };
    });
  }

  async writeSome(signal?: AbortSignal): ReturnType<StatementLetters['writeSome']> {
    await delay(this.ports.scheduler, LATENCY_MS.saveGift);
    const source = await this.source();
    let state = this.receipts.read();
    const waits = ({ isStopped, donors }: ReceiptsState['runs'][number]) =>
      !isStopped && donors.some(({ outcome }) => outcome === null);
    const run = state.runs.find(waits);
    if (!run || signal?.aborted) return ok(false);
    const { year } = run;
    if (source.organization.legalName.trim() === '') {
      const stopped = await this.stopRun(year);
      return stopped.ok || stopped.failure.code !== 'quota' ? ok(true) : fail({ code: 'quota' });
    }
    const waiting = run.donors.filter(({ outcome }) => outcome === null);
    for (const { key } of waiting.slice(0, RUN_STEP)) state = this.lettered(state, year, key, source);
    const written = this.receipts.write(state);
    return written.ok ? ok(true) : written;
  }

  stopRun(year: number): ReturnType<ReceiptBook['stopRun']> {
    return this.changeRun(year, (run) => ({ ...run, isStopped: true }));
  }

  /** One donor's letter: the statement that holds, or a new one, and one mail where there is an address. */
  private lettered(state: ReceiptsState, year: number, key: string, source: ReceiptSource): ReceiptsState {
    const kept = statementsThatHold(state.receipts, year).find(({ donorKey }) => donorKey === key);
    const ask = { kind: 'statement', donorKey: key, year } as const;
    const write = { id: this.ports.ids.next(), on: this.today() };
    const issued = kept
      ? { receipts: state.receipts, receipt: kept }
      : withIssued(state.receipts, ask, source, write);
    const receipt = typeof issued === 'string' ? null : issued.receipt;
    const outcome = !receipt ? 'none' : isEmailAddress(receipt.text.donor.email) ? 'mailed' : 'paper';
    const next = {
      ...state,
      receipts: typeof issued === 'string' ? state.receipts : [...issued.receipts],
      runs: state.runs.map((run) =>
        run.year === year
          ? { ...run, donors: run.donors.map((one) => (one.key === key ? { key, outcome } : one)) }
          : run,
      ),
    } satisfies ReceiptsState;
    const wasSent = receipt && state.mailings.some(({ receiptId }) => receiptId === receipt.id);
    return receipt && outcome === 'mailed' && !wasSent ? this.sent(next, receipt) : next;
  }

  private sent(state: ReceiptsState, receipt: Receipt): ReceiptsState {
    this.ports.putMail(receipt);
    const mailing = { receiptId: receipt.id, at: this.ports.clock.now(), to: receipt.text.donor.email };
    return { ...state, mailings: [mailing, ...state.mailings] };
  }

  private mailingsOf(id: string): ReceiptMailings {
    const own = this.receipts.read().mailings.filter(({ receiptId }) => receiptId === id);
    // Of somebody who was erased only the time is kept.
    const items = own.map(({ at, to }) =>
      to === '' ? { at, to: null, state: null } : { at, to, state: 'waiting' as const },
    );
    return { items, sends: false };
  }

  private runOf(year: number): ReceiptRun | null {
    const run = this.receipts.read().runs.find((one) => one.year === year);
    return run ? simulatedRun(run) : null;
  }

  private async changeRun(
    year: number,
    change: (run: ReceiptsState['runs'][number]) => ReceiptsState['runs'][number],
  ): Promise<Result<ReceiptRun, ReceiptWriteFailure>> {
    await delay(this.ports.scheduler, LATENCY_MS.saveGift);
    const state = this.receipts.read();
    const before = state.runs.find((one) => one.year === year) ?? { year, isStopped: false, donors: [] };
    const runs = [...state.runs.filter((one) => one.year !== year), change(before)];
    const written = this.receipts.write({ ...state, runs });
    return written.ok ? ok(this.runOf(year) as ReceiptRun) : written;
  }

  private donorsOf(year: number) {
    const statements = statementsThatHold(this.receipts.read().receipts, year);
    const goods = this.ports.surroundings.goods().filter(({ receivedOn }) => yearOf(receivedOn) === year);
    return donorsOfYear(moneyOfYear(year, this.ports.gifts.read().gifts), goods, statements);
  }

  private find(id: string): Receipt | null {
    return this.receipts.read().receipts.find((receipt) => receipt.id === id) ?? null;
  }

  private kept(receipt: Receipt): KeptReceipt {
    const source = { gifts: this.ports.gifts.read().gifts, goods: this.ports.surroundings.goods() };
    return { ...receipt, leftOut: countLeftOut(receipt, source, this.receipts.read().receipts) };
  }

  private today() {
    return calendarDateAt(this.ports.clock.now());
  }

  private async source(): Promise<ReceiptSource> {
    const organization = await this.ports.surroundings.organization();
    return { organization, gifts: this.ports.gifts.read().gifts, goods: this.ports.surroundings.goods() };
  }

  private issued(state: ReceiptsState, issued: ReturnType<typeof withIssued>) {
    if (typeof issued === 'string') return { state, answer: fail(issueFailure(issued as IssueFault)) };
    return { state: { ...state, receipts: [...issued.receipts] }, answer: ok(issued.receipt) };
  }

  /** `change` answers null for a conflict. */
  private async write(
    action: AuditAction,
    change: (
      state: ReceiptsState,
      source: ReceiptSource,
    ) => { state: ReceiptsState; answer: Result<Receipt, ReceiptWriteFailure> } | 'not-found' | null,
  ): Promise<Result<Receipt, ReceiptWriteFailure>> {
    await delay(this.ports.scheduler, LATENCY_MS.saveGift);
    const source = await this.source();
    const before = this.receipts.read();
    const changed = change(before, source);
    if (!changed || changed === 'not-found') return fail({ code: changed ?? 'conflict' });
    if (changed.state === before) return changed.answer;
    const written = this.receipts.write(changed.state);
    if (!written.ok) return written;
    if (changed.answer.ok) await this.note(action, changed.answer.value);
    return changed.answer;
  }

  private note(action: AuditAction, { id, number }: Pick<Receipt, 'id' | 'number'>): Promise<void> {
    return this.ports.journal.note(action, id, { number });
  }

  private async answer<T>(make: () => T, signal?: AbortSignal) {
    await delay(this.ports.scheduler, LATENCY_MS.readGifts, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(make());
  }
}
