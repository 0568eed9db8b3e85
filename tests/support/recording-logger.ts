import type { Logger } from '../../src/core/shared/result';

interface Entry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly detail?: unknown;
}

/** Records what was logged, and refuses messages without words. */
export class RecordingLogger implements Logger {
  readonly entries: Entry[] = [];

  info(message: string, detail?: unknown): void {
    this.add({ level: 'info', message, detail });
  }

  warn(message: string, detail?: unknown): void {
    this.add({ level: 'warn', message, detail });
  }

  error(message: string, detail?: unknown): void {
    this.add({ level: 'error', message, detail });
  }

  private add(entry: Entry): void {
    if (entry.message.trim() === '') throw new Error('A log entry says nothing.');
    this.entries.push(entry);
  }
}
