import type { GiftReadFailure, GiftWriteFailure } from '../gifts/gift-book.api';
import type { FailureOf } from '../shared/failure';
import type { PageOf, PageQuery } from '../shared/page-of';
import type { Result } from '../shared/result';
import type { ReceiptAsk } from './issue-receipt';
import type { Receipt, ReceiptKind, ReceiptState } from './receipt';
import type { ReceiptMailings, ReceiptRun } from './receipt-run';

/** Which receipts are asked for; null and an empty text leave nothing out. */
export interface ReceiptQuery extends PageQuery {
  readonly year: number | null;
  readonly kind: ReceiptKind | null;
  readonly state: ReceiptState | null;
  /** Each word of it begins a word of the donor's name or e-mail address, or of the number. */
  readonly search: string;
  /** Only those of donors without an e-mail address, which go out on paper. */
  readonly isPaper: boolean;
}

/** A receipt as the staff who manage gifts see it. */
export interface KeptReceipt extends Receipt {
  /** How many gifts came after a statement and are not on it, as countLeftOut says; another one mends it. */
  readonly leftOut: number;
}

/** A donor who gave something in a year, for a statement. */
export interface DonorYear {
  /** As receiptKey says it. */
  readonly donorKey: string;
  readonly name: string;
  readonly email: string;
  /** How many gifts of money there are, and what they add up to in US cents, net of refunds. */
  readonly gifts: number;
  readonly cents: number;
  /** How many gifts of goods. */
  readonly goods: number;
  /** The valid statement and how many gifts it leaves out; null if the donor has no valid statement. */
  readonly statement: Pick<KeptReceipt, 'id' | 'number' | 'leftOut'> | null;
}

/** Which donors are asked for. */
export interface DonorYearQuery extends PageQuery {
  readonly year: number;
  /** Each word of it begins a word of the donor's name or e-mail address. */
  readonly search: string;
}

/**
 * Why a receipt cannot be issued, besides: 'validation' with the field 'legalName' where nobody entered the legal name,
 * with 'gift' where the money did not come or all of it went back.
 */
export type ReceiptWriteFailure = GiftWriteFailure;

/** The receipts of the foundation, as those see them who keep the gift book. Adapters never retry a write. */
export interface ReceiptBook {
  /** The latest number first. */
  list(query: ReceiptQuery, signal?: AbortSignal): Promise<Result<PageOf<KeptReceipt>, GiftReadFailure>>;
  read(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<KeptReceipt, GiftReadFailure | FailureOf<'not-found'>>>;
  /** Who gave in a year, by name. */
  donors(query: DonorYearQuery, signal?: AbortSignal): Promise<Result<PageOf<DonorYear>, GiftReadFailure>>;
  /**
   * Issues a receipt with the next number of its year. The caller chooses the id: asked again with it, this answers what
   * is there. 'conflict' where a receipt of the kind holds for one of the gifts already.
   */
  issue(id: string, ask: ReceiptAsk): Promise<Result<Receipt, ReceiptWriteFailure>>;
  /** Voids a receipt for a reason in one sentence; 'conflict' where it was voided before. */
  void(id: string, reason: string): Promise<Result<Receipt, ReceiptWriteFailure>>;
  /** Voids a receipt and issues one with `newId` in its place, from what the gifts are now; answers the new one. */
  replace(id: string, newId: string, reason: string): Promise<Result<Receipt, ReceiptWriteFailure>>;
  /** Sends a receipt that holds to the donor's address, once more where it was sent before. */
  send(id: string): Promise<Result<ReceiptMailings, ReceiptWriteFailure>>;
  /** When a receipt was sent, the latest first, and whether mail is sent at all. */
  mailings(id: string, signal?: AbortSignal): Promise<Result<ReceiptMailings, GiftReadFailure>>;
  /** Where the letters of a year stand; null before somebody has begun with them. */
  run(year: number, signal?: AbortSignal): Promise<Result<ReceiptRun | null, GiftReadFailure>>;
  /**
   * Begins with the letters of a year, goes on after a stop, or takes in who gave since: each donor of the year gets one
   * statement, and one mail where there is an address. StatementLetters writes them.
   */
  startRun(year: number): Promise<Result<ReceiptRun, ReceiptWriteFailure>>;
  stopRun(year: number): Promise<Result<ReceiptRun, ReceiptWriteFailure>>;
}
