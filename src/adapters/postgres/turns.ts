/**
 * Lets those who would change the same thing go one after the other, before any of them takes a connection: a crowd that waits for one
 * row would hold all connections. Once somebody is refused, or the storage fails, all who wait are let go at once: there is most likely
 * nothing left to wait for.
 */
export class Turns {
  /** Who waits, by the thing; a thing is there as long as somebody has the turn. */
  private readonly lines = new Map<string, ((hasTurn: boolean) => void)[]>();

  /** `run` hears whether it has the turn, or was let go with all others. */
  async take<T>(
    thing: string,
    run: (hasTurn: boolean) => Promise<T>,
    isRefused: (answer: T) => boolean,
  ): Promise<T> {
    const line = this.lines.get(thing);
    const hasTurn = line ? await new Promise<boolean>((go) => line.push(go)) : this.begin(thing);
    // What throws lets all go as well: one after the other would wait for a database that does not answer.
    let refused = true;
    try {
      const answer = await run(hasTurn);
      refused = isRefused(answer);
      return answer;
    } finally {
      if (hasTurn) this.end(thing, refused);
    }
  }

  private begin(thing: string): true {
    this.lines.set(thing, []);
    return true;
  }

  private end(thing: string, refused: boolean): void {
    const line = this.lines.get(thing) ?? [];
    const next = refused ? undefined : line.shift();
    next?.(true);
    if (next) return;
    this.lines.delete(thing);
    for (const go of line) go(false);
  }
}
