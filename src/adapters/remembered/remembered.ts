import type { ChangedThing, Changes } from '../../core/shared/changes.port';
import { ok, type Result } from '../../core/shared/result';
import type { Clock } from '../../core/shared/time/clock.port';

/** Tells of changes, and whether it would tell of one within moments. */
export interface PromptChanges extends Changes {
  /** False while notices cannot be heard, and always where changes are looked for now and then only. */
  readonly isPrompt: boolean;
}

/** An answer may be this old (ms) where something was changed without a notice, such as by hand in the database. */
const KEEP_MS = 30_000;

/**
 * A cached value that everybody reads. The cache lasts until a change notification, a write through this process, or
 * 30 s. A read that began before one of these still gets its value, but the value is not cached. While notifications are
 * not arriving promptly, every reader reads for itself.
 */
export class Remembered<T> {
  private kept: { readonly value: T; readonly until: number } | null = null;
  /** How often the memory was emptied: who began to ask before the last time may have an old answer. */
  private emptied = 0;

  constructor(
    private readonly changes: PromptChanges,
    thing: ChangedThing,
    private readonly clock: Clock,
  ) {
    changes.subscribe((changed) => {
      if (changed === thing) this.forget();
    });
  }

  async read<F>(ask: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
    if (this.kept && this.changes.isPrompt && this.clock.now() < this.kept.until) return ok(this.kept.value);
    const { emptied } = this;
    const until = this.clock.now() + KEEP_MS;
    const answer = await ask();
    if (answer.ok && this.changes.isPrompt && emptied === this.emptied)
      this.kept = { value: answer.value, until };
    return answer;
  }

  /** Does a write and forgets, also when it failed: it may have been done without an answer. */
  async after<R>(write: Promise<R>): Promise<R> {
    try {
      return await write;
    } finally {
      this.forget();
    }
  }

  private forget(): void {
    this.kept = null;
    this.emptied += 1;
  }
}
