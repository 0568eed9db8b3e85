/** Runs a few tasks at once and lets a few more wait, so that a flood of them cannot take all memory and time. */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    /** How many run at once … */
    private readonly atOnce: number,
    /** … and how many may wait. */
    private readonly longest: number,
  ) {}

  /** Runs the task in its turn and answers what it answers; null when too many wait already. */
  async run<T>(task: () => Promise<T>): Promise<T | null> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.longest) return null;
      // A finished task hands its slot to the next in line, so that no newcomer takes it first.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
