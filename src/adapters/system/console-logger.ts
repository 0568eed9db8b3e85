import type { Logger } from '../../core/shared/logger.port';

/** Writes to the browser's console. */
export class ConsoleLogger implements Logger {
  constructor(private readonly console: Pick<Console, 'info' | 'warn' | 'error'>) {}

  info(message: string, detail?: unknown): void {
    this.write('info', message, detail);
  }

  warn(message: string, detail?: unknown): void {
    this.write('warn', message, detail);
  }

  error(message: string, detail?: unknown): void {
    this.write('error', message, detail);
  }

  private write(level: 'info' | 'warn' | 'error', message: string, detail: unknown): void {
    if (detail === undefined) this.console[level](message);
    else this.console[level](message, detail);
  }
}
