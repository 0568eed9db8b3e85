import { parseJson } from '../../core/shared/parse-json';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../core/shared/result';
import { changeStorage } from './change-storage';

/** What a JsonStore stores and how it reads it. */
export interface JsonFormat<T> {
  readonly key: string;
  /** Version of the value's shape; the value is stored as `{ schema, value }`. */
  readonly schema: number;
  /** Parses a stored value; null when it is not valid. */
  readonly parse: (value: unknown) => T | null;
  /** Entry n turns a value of schema n into one of schema n + 1. */
  readonly migrations?: Readonly<Record<number, (value: unknown) => unknown>>;
  /** What is stored of a value; the value itself unless said otherwise. */
  readonly stored?: (value: T) => unknown;
}

/** Why a value cannot be read. */
type JsonReadFailure = FailureOf<'corrupt' | 'unavailable'>;

/** Why a value cannot be written. */
type JsonWriteFailure = FailureOf<'quota' | 'unavailable'>;

/**
 * One versioned JSON value in a Storage. An older schema is migrated, and the original is kept under `KEY:schema-N`. A
 * newer schema is left untouched. A value that cannot be read is moved to `KEY:corrupt`, never deleted, and reported as
 * corrupt until the next write.
 */
export class JsonStore<T> {
  /** The last value read or written, so that a large value that did not change is not parsed again. */
  private last: { readonly raw: string; readonly value: T } | null = null;

  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(
    private readonly storage: () => Storage,
    private readonly format: JsonFormat<T>,
    private readonly logger: Logger,
  ) {}

  /** Reads the value; null when nothing is stored. */
  read(): Result<T | null, JsonReadFailure> {
    let raw: string | null;
    try {
      raw = this.storage().getItem(this.format.key);
      if (raw === null) return this.wasSetAside() ? fail({ code: 'corrupt' }) : ok(null);
    } catch {
      return fail({ code: 'unavailable' });
    }
    if (this.last?.raw === raw) return ok(this.last.value);
    const envelope = parseEnvelope(raw);
    if (envelope && envelope.schema > this.format.schema) return fail({ code: 'corrupt', newer: true });
    const value = envelope && this.migrate(raw, envelope.schema, envelope.value);
    if (value === null) return this.setAside(raw);
    this.last = { raw, value };
    return ok(value);
  }

  write(value: T): Result<void, JsonWriteFailure> {
    const raw = this.envelope(value);
    const written = changeStorage(this.storage, (storage) => storage.setItem(this.format.key, raw));
    if (written.ok) this.last = { raw, value };
    return written;
  }

  /** Removes the value. While a set-aside value is reported, writes an empty one instead, which ends the report. */
  clear(empty: T): Result<void, JsonWriteFailure> {
    return changeStorage(this.storage, (storage) => {
      if (this.wasSetAside()) storage.setItem(this.format.key, this.envelope(empty));
      else storage.removeItem(this.format.key);
    });
  }

  private envelope(value: T): string {
    const { schema, stored } = this.format;
    return JSON.stringify({ schema, value: stored ? stored(value) : value });
  }

  private migrate(raw: string, schema: number, stored: unknown): T | null {
    let value = stored;
    try {
      for (let version = schema; version < this.format.schema; version++) {
        const migration = this.format.migrations?.[version];
        if (!migration) return null;
        value = migration(value);
      }
    } catch (error) {
      this.logger.error(`Migrating ${this.format.key} threw`, error);
      return null;
    }
    const parsed = this.format.parse(value);
    if (parsed !== null && schema < this.format.schema) {
      changeStorage(this.storage, (storage) => storage.setItem(`${this.format.key}:schema-${schema}`, raw));
    }
    return parsed;
  }

  private setAside(raw: string): Result<never, FailureOf<'corrupt'>> {
    const result = changeStorage(this.storage, (storage) => {
      storage.setItem(this.freeName(storage, raw), raw);
      storage.removeItem(this.format.key);
    });
    this.logger.error(
      result.ok
        ? `${this.format.key} could not be read and was set aside`
        : `${this.format.key} could not be read, and there is no room to set it aside`,
    );
    return fail({ code: 'corrupt' });
  }

  private freeName(storage: Storage, raw: string): string {
    const name = `${this.format.key}:corrupt`;
    for (let count = 1; ; count++) {
      const candidate = count === 1 ? name : `${name}-${count}`;
      const held = storage.getItem(candidate);
      if (held === null || held === raw) return candidate;
    }
  }

  private wasSetAside(): boolean {
    return this.storage().getItem(`${this.format.key}:corrupt`) !== null;
  }
}

function parseEnvelope(raw: string): { schema: number; value: unknown } | null {
  const envelope = parseJson(raw);
  if (typeof envelope !== 'object' || envelope === null) return null;
  if (!('schema' in envelope) || !('value' in envelope)) return null;
  const { schema, value } = envelope;
  return typeof schema === 'number' && Number.isInteger(schema) && schema > 0 ? { schema, value } : null;
}
