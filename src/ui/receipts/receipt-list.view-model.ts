import type { Outbox } from '../../core/mail/mail.api';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import type { SettingsStore } from '../../core/settings/settings.api';
import { ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../core/shared/time/calendar';
import { type Feed, Fetched, FetchedBy } from '../shared/fetched/fetched';

/** So many years back can be chosen. */
const YEARS = 8;

/** A page of the receipts; a new one comes in without a reload. */
export class ReceiptListViewModel extends FetchedBy<ReceiptBook['list']> {
  constructor(
    receipts: Pick<ReceiptBook, 'list'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => receipts.list(query, signal), feed, things: ['receipts', 'gifts'] });
  }

  /** This year in Las Vegas and those before it. */
  get years(): readonly number[] {
    const now = yearOf(calendarDateAt(this.clock.now()));
    return Array.from({ length: YEARS }, (_, index) => now - index);
  }

  /** The year whose letters are due: the last one that is over. */
  get letterYear(): number {
    return yearOf(calendarDateAt(this.clock.now())) - 1;
  }
}

/** The donors of a year, each with the statement that they have. */
export class DonorYearsViewModel extends FetchedBy<ReceiptBook['donors']> {
  constructor(receipts: Pick<ReceiptBook, 'donors'>, feed: Feed) {
    super({ ask: (query, signal) => receipts.donors(query, signal), feed, things: ['receipts', 'gifts'] });
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
  constructor(settings: Pick<SettingsStore, 'read'>, outbox: Pick<Outbox, 'list'>) {
    const ask = async () => {
      const [kept, mails] = await Promise.all([
        settings.read(),
        outbox.list({ state: null, page: 1, size: 1 }),
      ]);
      return ok({
        hasLegalName: kept.ok ? kept.value.settings.legalName.trim() !== '' : null,
        sends: mails.ok ? mails.value.sends : null,
      });
    };
    super({ ask, first: null });
  }
}
