import type { Logger } from '../../core/shared/result';
import type { Cancel, ChangedThing, Changes, Scheduler } from '../../core/shared/system.port';
import type { Database } from './database';
import { summaryOf } from './queried';

/** How often the counts are compared while notices are heard, in ms: a connection may fail without a word. */
const COMPARE_MS = 30_000;
/** How often they are compared while none are heard, in ms; one statement that reads a few rows. */
const POLL_MS = 1000;
/** The first wait before a lost connection is opened again, in ms; it doubles up to COMPARE_MS. */
const FIRST_WAIT_MS = 250;

/**
 * Opens a connection that hears the notices of other processes: `heard` is called for each, `lost` once when the
 * connection has ended by itself. Answers the way to close it.
 */
export type Listen = (heard: () => void, lost: () => void) => Promise<() => Promise<void>>;

type Counts = ReadonlyMap<ChangedThing, number>;

/**
 * Tells of changes that any process made in the database. Each change counts up a row in its own transaction; the
 * counts are compared at once when a notice comes or `catchUp` asks for it, every 30 s while notices are heard, and every
 * second while they are not: without `listen`, for engines and connection poolers that know no LISTEN, and while the
 * connection is lost.
 */
export class PostgresChanges implements Changes {
  private readonly listeners = new Set<(thing: ChangedThing) => void>();
  /** What was seen last; null while the database could not be asked, since anything may have happened meanwhile. */
  private counts: Counts | null = null;
  private comparing: Promise<void> | null = null;
  /** Whether a comparison found a change without a notification, and no notification has arrived since. */
  private isDeaf = false;
  /** Whether a notice has come since the last comparison began. */
  private hasHeard = false;
  private isStale = false;
  /** Whether the log says that the database cannot be asked. */
  private isFailing = false;
  private isEnded = false;
  private wait = FIRST_WAIT_MS;
  private readonly ends: Cancel[] = [];
  private closeConnection: (() => Promise<void>) | null = null;

  constructor(
    private readonly database: Database,
    private readonly scheduler: Pick<Scheduler, 'after' | 'every'>,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
    private readonly listen: Listen | null,
  ) {}

  subscribe(listener: (thing: ChangedThing) => void): Cancel {
    // The same function may be given twice; each subscription ends by itself.
    const own = (thing: ChangedThing) => listener(thing);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  /** Whether a change is told within moments: the connection is there, and nothing is known to be untold. */
  get isPrompt(): boolean {
    const isHearing = this.closeConnection !== null && !this.isDeaf;
    return isHearing && this.counts !== null && this.comparing === null;
  }

  /** Begins; what is changed after this has resolved is told. */
  async start(): Promise<void> {
    await this.connect();
    await this.compare();
    this.ends.push(
      this.scheduler.every(COMPARE_MS, () => void this.compare()),
      this.scheduler.every(POLL_MS, () => {
        if (!this.closeConnection || this.isDeaf) void this.compare();
      }),
    );
  }

  /** Tells what was committed before this call, such as a write of this process; resolves when that is done or has failed. */
  catchUp(): Promise<void> {
    // The notice of one's own write may be on its way still; that it has not come yet says nothing.
    this.hasHeard = true;
    return this.compare();
  }

  /** Ends; nobody is told anything after that. */
  async close(): Promise<void> {
    this.isEnded = true;
    this.listeners.clear();
    for (const end of this.ends) end();
    await this.closeConnection?.();
    await this.comparing;
  }

  private async connect(): Promise<void> {
    if (!this.listen || this.isEnded) return;
    try {
      const close = await this.listen(
        () => this.hear(),
        () => this.reconnect('The connection that hears of changes was lost'),
      );
      if (this.isEnded) return close();
      this.closeConnection = close;
      this.wait = FIRST_WAIT_MS;
    } catch (error) {
      this.reconnect('The connection that hears of changes could not be opened', error);
    }
  }

  private reconnect(message: string, error?: unknown): void {
    if (this.isEnded) return;
    this.logger.warn(message, error && summaryOf(error));
    this.closeConnection = null;
    this.counts = null;
    this.ends.push(this.scheduler.after(this.wait, () => void this.connect().then(() => this.compare())));
    this.wait = Math.min(this.wait * 2, COMPARE_MS);
  }

  private hear(): void {
    this.hasHeard = true;
    this.isDeaf = false;
    void this.compare();
  }

  /** One comparison at a time; what is published during one is seen by the next. */
  private compare(): Promise<void> {
    this.isStale = true;
    this.comparing ??= this.compareUntilFresh().finally(() => {
      this.comparing = null;
    });
    return this.comparing;
  }

  private async compareUntilFresh(): Promise<void> {
    while (this.isStale && !this.isEnded) {
      this.isStale = false;
      const before = this.counts;
      const hasHeard = this.hasHeard;
      this.hasHeard = false;
      try {
        const now = await this.read();
        this.counts = now;
        this.isFailing = false;
        const changed = [...now].filter(([thing, count]) => before?.get(thing) !== count);
        if (before && changed.length > 0 && !hasHeard && !this.hasHeard) this.findDeaf();
        for (const [thing] of changed) this.tell(thing);
      } catch (error) {
        this.counts = null;
        if (!this.isFailing)
          this.logger.warn('The database could not be asked for changes', summaryOf(error));
        this.isFailing = true;
      }
    }
  }

  /** A pooler that hands out another connection for each transaction accepts LISTEN, and passes on no notice. */
  private findDeaf(): void {
    if (!this.closeConnection || this.isDeaf) return;
    this.isDeaf = true;
    this.logger.warn('The connection that hears of changes did not tell of one');
  }

  private async read(): Promise<Counts> {
    const rows = await this.database.selectFrom('change_count').selectAll().execute();
    return new Map(rows.map(({ thing, count }) => [thing, count]));
  }

  private tell(thing: ChangedThing): void {
    for (const listener of this.listeners) listener(thing);
  }
}
