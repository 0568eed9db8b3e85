import { setImmediate } from 'node:timers/promises';

/** At most so many are answered together. */
const MOST_ASKS = 100;

/** After so many failures in a row the storage is taken for the cause, and not what was asked. */
const MOST_FAILURES = 5;

/** Somebody who waits for an answer. */
interface Waiting {
  readonly ask: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers all who ask for the same thing at the same moment together, and those who ask meanwhile after them. Otherwise a crowd that
 * waits for one row would hold all connections, with a transaction for each person.
 */
export class Turns {
  /** Who waits, by the thing; a thing is there as long as somebody is being answered. */
  private readonly lines = new Map<string, Waiting[]>();

  /**
   * `answer` gives an answer to each ask, in the same order. When it rejects, each of these is asked for by itself, so that one who
   * cannot be answered fails nobody else. After five failures in a row all who wait are rejected, since the storage would fail them,
   * too. All callers have to pass the same work for a thing, since only that of the first one is called.
   */
  take<Ask, Answer>(
    thing: string,
    ask: Ask,
    answer: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const line = this.lines.get(thing);
      const waiting = { ask, resolve, reject };
      if (line) line.push(waiting);
      else void this.answerAll(thing, waiting, answer as (asks: readonly unknown[]) => Promise<never[]>);
    });
  }

  private async answerAll(
    thing: string,
    first: Waiting,
    answer: (asks: readonly unknown[]) => Promise<readonly never[]>,
  ): Promise<void> {
    const line = [first];
    this.lines.set(thing, line);
    // By then all requests that arrived together have been read.
    await setImmediate();
    /** Those of a failed batch, who are answered one by one before the others. */
    const alone: Waiting[] = [];
    let failures = 0;
    while (alone.length + line.length > 0) {
      const together = alone.length > 0 ? alone.splice(0, 1) : line.splice(0, MOST_ASKS);
      try {
        const answers = await answer(together.map(({ ask }) => ask));
        if (answers.length !== together.length) throw new Error('Not everybody who asked has an answer.');
        for (const [at, { resolve }] of together.entries()) resolve(answers[at] as never);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (together.length > 1 && failures < MOST_FAILURES) alone.push(...together);
        else for (const { reject } of together) reject(error);
        if (failures >= MOST_FAILURES)
          for (const { reject } of [...alone.splice(0), ...line.splice(0)]) reject(error);
      }
    }
    this.lines.delete(thing);
  }
}
