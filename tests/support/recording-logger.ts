import type { Logger } from '../../src/core/shared/logger.port';

/** Remembers what was logged. */
export class RecordingLogger implements Logger {
  readonly entries: { level: 'info' | 'warn' | 'error'; message: string; detail?: unknown }[] = [];

  info(message: string, detail?: unknown): void {
    this.entries.push({ level: 'info', message, detail });
  }

  warn(message: string, detail?: unknown): void {
    this.entries.push({ level: 'warn', message, detail });
  }

  error(message: string, detail?: unknown): void {
    this.entries.push({ level: 'error', message, detail });
  }
}
