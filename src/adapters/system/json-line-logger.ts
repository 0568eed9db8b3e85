import type { Clock } from '../../core/shared/clock.port';
import type { Logger } from '../../core/shared/logger.port';

/** Writes each entry as one line of JSON, for whatever collects a server's logs. */
export class JsonLineLogger implements Logger {
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
    const time = new Date(this.clock.now()).toISOString();
    const line = JSON.stringify({ time, level, message, detail }, (_, value) =>
      value instanceof Error ? described(value) : value,
    );
    this.write(`${line}\n`);
  }
}

/** What an error was and where it came from. Its message stays out: it may quote what somebody typed. */
function described({ name, stack = '', ...error }: Error): Readonly<Record<string, unknown>> {
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code: (error as { readonly code?: unknown }).code, at: at.map((line) => line.trim()) };
}
