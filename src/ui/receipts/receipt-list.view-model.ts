import type { ReceiptBook } from '../../core/receipts/receipts.api';
import { ok } from '../../core/shared/result';
import { calendarDateAt, yearOf } from '../../core/shared/time/calendar';
import type { Needs } from '../app/ports';
import { Fetched, FetchedBy } from '../shared/fetched/fetched';

/** So many years back can be chosen. */
const YEARS = 8;

/** A page of the receipts; a new one comes in without a reload. */
export class ReceiptListViewModel extends FetchedBy<ReceiptBook['list']> {
  constructor(private readonly ports: Needs<{ receiptBook: 'list'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (query, signal) => ports.receiptBook.list(query, signal),
      feed: ports.feed,
      things: ['receipts', 'gifts'],
    });
  }

  /** This year in Las Vegas and those before it. */
  get years(): readonly number[] {
    const now = yearOf(calendarDateAt(this.ports.clock.now()));
    return Array.from({ length: YEARS }, (_, index) => now - index);
  }

  /** The year whose letters are due: the last one that is over. */
  get letterYear(): number {
    return yearOf(calendarDateAt(this.ports.clock.now())) - 1;
  }
}

/** The donors of a year, each with the statement that they have. */
export class DonorYearsViewModel extends FetchedBy<ReceiptBook['donors']> {
  constructor(ports: Needs<{ receiptBook: 'donors'; feed: 'loads' }>) {
    super({
      ask: (query, signal) => ports.receiptBook.donors(query, signal),
      feed: ports.feed,
      things: ['receipts', 'gifts'],
    });
  }
}

/** What receipts wait for, or null where that is not known. */
interface Readiness {
  readonly hasLegalName: boolean | null;
  /** Whether mails leave from here. */
  readonly sends: boolean | null;
}

/** What receipts wait for: the legal name, and a mail server. Looks once. */
export class ReceiptReadinessViewModel extends Fetched<Readiness, never> {
  constructor(ports: Needs<{ settingsStore: 'read'; outbox: 'list' }>) {
    const ask = async () => {
      const [settings, mails] = await Promise.all([
        ports.settingsStore.read(),
        ports.outbox.list({ state: null, page: 1, size: 1 }),
      ]);
      return ok({
        hasLegalName: settings.ok ? settings.value.settings.legalName.trim() !== '' : null,
        sends: mails.ok ? mails.value.sends : null,
      });
    };
    super({ ask, first: null });
  }
}
