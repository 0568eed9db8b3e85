import type { Cancel, ChangedThing, Changes, Clock, Scheduler } from './system.port';

/** Time between the first notice and the reading that it causes, and between two such readings, in ms: at most two a second. */
const COALESCE_MS = 500;

/**
 * What lists hear of changes, for everything that is read again when something was changed. However many notices come,
 * each list is read at most twice a second, and never while its last reading is still on its way. What a write of this page
 * has changed is read at once.
 */
export class ChangeFeed {
  constructor(
    private readonly changes: Changes,
    private readonly scheduler: Pick<Scheduler, 'after'>,
    private readonly clock: Clock,
  ) {}

  /** A reading that follows some things once it is started; `load` reads and settles when the answer is there. */
  loads(things: readonly ChangedThing[], load: () => Promise<unknown>): FollowedLoad {
    return new FollowedLoad(this.changes, things, load, this.scheduler, this.clock);
  }
}

/** One list's reading: by itself after changes, and at once when the page asks. */
export class FollowedLoad {
  private isStarted = false;
  private waiting: Cancel | null = null;
  /** How often a reading has begun; the last one counts. */
  private turn = 0;
  private isLoading = false;
  /** Whether something was changed since the reading began that is on its way. */
  private isStale = false;
  /** When the last reading began that the page did not ask for, in ms since the epoch. */
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly changes: Changes,
    private readonly things: readonly ChangedThing[],
    private readonly load: () => Promise<unknown>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
    private readonly clock: Clock,
  ) {}

  /** Reads again after changes, until the returned function is called. */
  start(): Cancel {
    this.isStarted = true;
    const ends = [
      this.changes.subscribe((thing) => {
        if (this.things.includes(thing)) this.heed();
      }),
      this.changes.onOwnWrite?.(() => this.hurry()),
    ];
    return () => {
      for (const end of ends) end?.();
      this.isStarted = false;
      this.settle();
    };
  }

  /** Reads at once, for example after the page's own write. What was heard until now needs no other reading. */
  async now(): Promise<void> {
    this.settle();
    this.turn += 1;
    const { turn } = this;
    this.isLoading = true;
    try {
      await this.load();
    } finally {
      if (turn === this.turn) this.finish();
    }
  }

  private heed(): void {
    if (this.isLoading) this.isStale = true;
    else this.waiting ??= this.after(COALESCE_MS);
  }

  /** Brings the pending read forward after the page's own write, to the earliest moment that COALESCE_MS permits. */
  private hurry(): void {
    if (!this.waiting) return;
    this.waiting();
    this.waiting = this.after(Math.max(0, this.lastAt + COALESCE_MS - this.clock.now()));
  }

  private after(ms: number): Cancel {
    return this.scheduler.after(ms, () => {
      this.waiting = null;
      this.lastAt = this.clock.now();
      void this.now();
    });
  }

  private finish(): void {
    this.isLoading = false;
    if (this.isStale && this.isStarted) this.heed();
    this.isStale = false;
  }

  private settle(): void {
    this.waiting?.();
    this.waiting = null;
    this.isStale = false;
  }
}
