/** Runs a few tasks at once; the others wait for their turn, in the order in which they came. */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Runs the task in its turn and answers what it answers. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    // A finished task hands its slot to the next in line, so that no newcomer takes it first.
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Runs the task in its turn, unless `longest` others wait already: then the answer is null, and it never runs. */
  async runUnlessLong<T>(longest: number, task: () => Promise<T>): Promise<T | null> {
    return this.waiting.length >= longest && this.running >= this.atOnce ? null : this.run(task);
  }
}
