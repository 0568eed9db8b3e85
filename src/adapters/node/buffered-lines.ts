/**
 * Writes the lines of a short while together: a call of the system for each of them takes a busy server as long as
 * much of its work. `write` takes the text at once; lines reach it in the order in which they came.
 */
export class BufferedLines {
  private waiting = '';

  constructor(
    private readonly write: (text: string) => void,
    private readonly later: (task: () => void) => void,
  ) {}

  /** Adds a line, which carries its own end. */
  add(line: string): void {
    if (this.waiting === '') this.later(() => this.flush());
    this.waiting += line;
  }

  /** Writes at once what waits; for when the process ends. */
  flush(): void {
    const text = this.waiting;
    this.waiting = '';
    if (text !== '') this.write(text);
  }
}
