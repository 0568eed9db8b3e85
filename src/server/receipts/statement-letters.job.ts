import type { StatementLetters } from '../../core/receipts/statement-letters.service';
import type { Changes, Scheduler } from '../../core/shared/system.port';

/** Pause between two steps, in ms, so that other work gets its turn with the receipts and the process. */
const PAUSE_MS = 50;
/** Longest time until letters are found that no notice told of, in ms, and until a step that failed is tried again. */
const PERIOD_MS = 30_000;

/** What the job needs. */
interface StatementLettersJob {
  readonly letters: StatementLetters;
  readonly changes: Changes;
  readonly scheduler: Pick<Scheduler, 'after' | 'every'>;
}

/**
 * Writes the statement letters of a year in small steps: at once, whenever somebody starts them, and from time to time, so
 * that those of a process that ended go on. Several processes may do this at once. The returned function ends it and
 * resolves when the letter that is being written is done.
 */
export function startStatementLetters({
  letters,
  changes,
  scheduler,
}: StatementLettersJob): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let writing: Promise<void> | null = null;
  /** Whether somebody may have started letters since the last step began. */
  let isWanted = false;

  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = scheduler.after(PAUSE_MS, resolve);
      signal.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
  const writeAll = async () => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      const step = await letters.writeSome(signal);
      if (!step.ok) return;
      if (!step.value || signal.aborted) continue;
      isWanted = true;
      await pause();
    }
  };
  const work = () => {
    isWanted = true;
    // Begins later: a step may tell of itself before it has answered.
    writing ??= Promise.resolve()
      .then(writeAll)
      .finally(() => {
        writing = null;
      });
  };

  const unsubscribe = changes.subscribe((thing) => {
    if (thing === 'receipts') work();
  });
  const cancel = scheduler.every(PERIOD_MS, work);
  work();
  return async () => {
    unsubscribe();
    cancel();
    stopping.abort();
    await writing;
  };
}
