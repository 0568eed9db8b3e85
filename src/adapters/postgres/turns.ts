import { setImmediate } from 'node:timers/promises';

/** At most so many are answered together. */
const MOST_ASKS = 100;

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
   * `answer` gives an answer to each ask, in the same order. When it rejects, so do these and all who wait, since the storage would
   * most likely fail them, too. All callers have to pass the same work for a thing, since only that of the first one is called.
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
    while (line.length > 0) {
      const together = line.splice(0, MOST_ASKS);
      try {
        const answers = await answer(together.map(({ ask }) => ask));
        if (answers.length !== together.length) throw new Error('Not everybody who asked has an answer.');
        for (const [at, { resolve }] of together.entries()) resolve(answers[at] as never);
      } catch (error) {
        for (const { reject } of [...together, ...line.splice(0)]) reject(error);
      }
    }
    this.lines.delete(thing);
  }
}
