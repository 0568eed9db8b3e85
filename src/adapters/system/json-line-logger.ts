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
    const said = detail instanceof Error ? { name: detail.name, stack: detail.stack } : detail;
    this.write(`${JSON.stringify({ time, level, message, detail: said })}\n`);
  }
}
