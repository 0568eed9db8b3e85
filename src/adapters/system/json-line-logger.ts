import type { Logger } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';

/** Writes each entry as one line of JSON, for whatever collects a server's logs. */
export class JsonLineLogger implements Logger {
  /** Lines of one ms share their time's text. */
  private last = { ms: Number.NaN, time: '' };

  constructor(
    private readonly write: (line: string) => void,
    private readonly clock: Clock,
  ) {}

  info(message: string, detail?: unknown): void {
    this.log('info', message, detail);
  }

  warn(message: string, detail?: unknown): void {
    this.log('warn', message, detail);
  }

  error(message: string, detail?: unknown): void {
    this.log('error', message, detail);
  }

  private log(level: string, message: string, detail: unknown): void {
    const now = this.clock.now();
    if (now !== this.last.ms) this.last = { ms: now, time: new Date(now).toISOString() };
    const entry = { time: this.last.time, level, message, detail };
    // To be asked about each value takes JSON.stringify several times as long, and most details are plain words and numbers.
    const line = isFlat(detail) ? JSON.stringify(entry) : JSON.stringify(entry, withoutErrors);
    this.write(`${line}\n`);
  }
}

function isFlat(detail: unknown): boolean {
  if (typeof detail !== 'object' || detail === null) return true;
  return !(detail instanceof Error) && Object.values(detail).every((value) => typeof value !== 'object');
}

function withoutErrors(_: string, value: unknown): unknown {
  return value instanceof Error ? described(value) : value;
}

/** What an error was and where it came from. Its message stays out: it may quote what somebody typed. */
function described({ name, stack = '', ...error }: Error): Readonly<Record<string, unknown>> {
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code: (error as { readonly code?: unknown }).code, at: at.map((line) => line.trim()) };
}
