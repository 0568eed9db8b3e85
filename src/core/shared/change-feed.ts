import type { ChangedThing, Changes } from './changes.port';
import type { Cancel, Scheduler } from './scheduler.port';

/** Time between the first notice and the reload that it causes, in ms: at most two reloads a second. */
const COALESCE_MS = 500;

/**
 * What lists hear of changes, for everything that is read again when something was changed. However many notices come,
 * each list is read at most twice a second, and never while its last reading is still on its way.
 */
export class ChangeFeed {
  constructor(
    private readonly changes: Changes,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  /** A reading that follows some things once it is started; `load` reads and settles when the answer is there. */
  loads(things: readonly ChangedThing[], load: () => Promise<unknown>): FollowedLoad {
    return new FollowedLoad(
      (heed) =>
        this.changes.subscribe((thing) => {
          if (things.includes(thing)) heed();
        }),
      load,
      this.scheduler,
    );
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

  constructor(
    private readonly listen: (heed: () => void) => Cancel,
    private readonly load: () => Promise<unknown>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  /** Reads again after changes, until the returned function is called. */
  start(): Cancel {
    this.isStarted = true;
    const end = this.listen(() => this.heed());
    return () => {
      end();
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
    else
      this.waiting ??= this.scheduler.after(COALESCE_MS, () => {
        this.waiting = null;
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
