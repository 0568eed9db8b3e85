import type { ReceiptRun, RunOutcome } from './receipt-run';

/** A donor who waits for a statement. */
export interface WaitingDonor {
  readonly id: string;
  readonly year: number;
  readonly donorKey: string;
}

/** Where statement runs are kept. Every write about them has called ReceiptRepository.lock before. */
export interface StatementRunRepository {
  /** Null before somebody has started it. */
  find(year: number): Promise<Omit<ReceiptRun, 'sends'> | null>;
  /** Starts or continues a run and adds who gave since. Those who wait are tried at once; the others stay as they are. */
  start(year: number): Promise<void>;
  /** Stops a run; what was done stays done. */
  stop(year: number): Promise<void>;
  /** A donor whose time has come at `now`, in ms, in a run that goes on; null where nobody waits. */
  next(now: number): Promise<WaitingDonor | null>;
  finish(donor: WaitingDonor, outcome: RunOutcome): Promise<void>;
  /** Has a donor wait until an instant in ms. */
  putOff(donor: WaitingDonor, until: number): Promise<void>;
}
