import type { GiftOwner } from '../gifts/gift';
import type { Settings } from '../settings/settings';
import type { PageOf } from '../shared/page-of';
import type { Repository } from '../unit-of-work/repository.port';
import type { ReceiptAsk, ReceiptSource } from './issue-receipt';
import type { Receipt } from './receipt';
import type { DonorOfYear } from './receipt-query';
import type { ReceiptMailings, ReceiptRun, RunOutcome } from './receipt-run';
import type { DonorYearQuery, ReceiptQuery } from './receipts.inputs';

/** A mail that took a receipt to its donor. */
export interface ReceiptMailing {
  readonly id: string;
  readonly receiptId: string;
  /** Its id in the outbox, and the address there. */
  readonly mailId: string;
  readonly to: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** What was given. */
export type GivenThings = Pick<ReceiptSource, 'gifts' | 'goods'>;

/** What the settings say of receipts now. */
export interface ReceiptPolicy extends Pick<Settings, 'giftsAre'> {
  /** Since when the foundation sends a receipt for each gift by itself, in ms; null while it does not. */
  readonly sendsSince: number | null;
}

/** Where receipts are kept. Only `lock` locks them, and `replace` keeps nothing but whether a receipt holds. */
export interface ReceiptRepository extends Repository<Receipt> {
  /**
   * Has everybody else wait who writes about receipts, until the write ends: one at a time gives a number and checks a gift,
   * in whichever process. A write calls this before it finds anything: receipts are locked before gifts, or two writes would
   * wait for each other.
   */
  lock(): Promise<void>;
  /** The first of the next sequence numbers of a year, one unless told otherwise. What is rolled back is given again. */
  nextCount(year: number, numbers?: number): Promise<number>;
  /** As `add`, for many at once. */
  addAll(receipts: readonly Receipt[]): Promise<void>;
  withIds(ids: readonly string[]): Promise<readonly Receipt[]>;
  /** Those that hold for one of the gifts, in the order of their numbers. */
  holding(giftIds: readonly string[]): Promise<readonly Receipt[]>;
  /** Statements that hold, among which all of these donors' years are. */
  statementsOf(donors: readonly Pick<WaitingDonor, 'donorKey' | 'year'>[]): Promise<readonly Receipt[]>;
  /** What pageOfReceipts answers. */
  page(query: ReceiptQuery): Promise<PageOf<Receipt>>;
  /** Those for which isReceiptOf may hold, the latest number first. */
  ofOwner(owner: GiftOwner): Promise<readonly Receipt[]>;
  /** The foundation as receipts name it now. */
  organization(): Promise<ReceiptSource['organization']>;
  policy(): Promise<ReceiptPolicy>;
  /**
   * Gifts and goods among which all are that are asked for, for receipts of one kind. Within a write nobody changes them until it ends.
   */
  given(asks: readonly ReceiptAsk[]): Promise<GivenThings>;
  /** Gifts and goods that no statement names which holds, among them all that these leave out. */
  onNoStatement(statements: readonly Receipt[]): Promise<GivenThings>;
  /** What pageOfDonors answers of the donors of a year. */
  donors(query: DonorYearQuery): Promise<PageOf<DonorOfYear>>;
  /** When a receipt was sent, the latest first. */
  mailings(id: string): Promise<ReceiptMailings['items']>;
  addMailings(mailings: readonly ReceiptMailing[]): Promise<void>;
}

/** A gift whose receipt is to be sent by itself. */
export interface DueReceipt {
  readonly giftId: string;
  /** When the money was said to be there, in ms. */
  readonly settledAt: number;
}

/** Where gifts wait whose receipts are sent by themselves. Who writes those has called ReceiptRepository.lock before. */
export interface DueReceiptRepository {
  /** Has gifts wait that were settled at an instant in ms. */
  add(giftIds: readonly string[], settledAt: number): Promise<void>;
  /** So many at most whose time has come at `now`, in ms, those first that wait longest. */
  next(now: number, most: number): Promise<readonly DueReceipt[]>;
  /** How many receipts were written after an instant in ms; of those that are a minute old or older nothing has to be known. */
  writtenAfter(at: number): Promise<number>;
  /** Ends the wait of gifts; the receipts of some of them, `written`, were written at an instant in ms. */
  finish(due: readonly DueReceipt[], written: readonly DueReceipt[], at: number): Promise<void>;
  /** Has a gift wait until an instant in ms. */
  putOff(due: DueReceipt, until: number): Promise<void>;
  /** Ends the wait of all. */
  clear(): Promise<void>;
}

/** A donor who waits for a statement. */
export interface WaitingDonor {
  readonly id: string;
  readonly year: number;
  readonly donorKey: string;
}

/** A donor whose statement is done. */
export interface FinishedDonor {
  readonly donor: WaitingDonor;
  readonly outcome: RunOutcome;
}

/** Where statement runs are kept. Every write about them has called ReceiptRepository.lock before. */
export interface StatementRunRepository {
  /** Null before somebody has started it. */
  find(year: number): Promise<Omit<ReceiptRun, 'sends'> | null>;
  /** Starts or continues a run and adds who gave since. Those who wait are tried at once; the others stay as they are. */
  start(year: number): Promise<void>;
  /** Stops a run; what was done stays done. */
  stop(year: number): Promise<void>;
  /** Donors whose time has come at `now`, in ms, in runs that go on, so many at most; none where nobody waits. */
  next(now: number, most: number): Promise<readonly WaitingDonor[]>;
  finish(donors: readonly FinishedDonor[]): Promise<void>;
  /** Has a donor wait until an instant in ms. */
  putOff(donor: WaitingDonor, until: number): Promise<void>;
}
