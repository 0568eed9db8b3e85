import * as v from 'valibot';
import { parseJson } from '../../core/shared/parse-json';
import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import { storageFailure } from '../../core/shared/storage-failure';
import type { SampleWords } from './sample-words/sample-words';

/** Whether something was stored: 'quota' without room, 'unavailable' where the browser refuses for another reason. */
export type Stored = Result<void, FailureOf<'quota' | 'unavailable'>>;

/** Where a simulated back end keeps its records, and how the pages that show them hear of a change. */
export interface SimulationPlace {
  /** Shared by every tab of the browser. A browser may throw when it is read or written. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Tells this tab that a record was written under `key`; the browser itself tells the others. */
  readonly tell: (key: string) => void;
}

/** What a simulated back end keeps under one name. */
export interface RecordsFormat<T> {
  /** The records are stored under 'simulation:NAME'. */
  readonly name: string;
  /** Version of their shape; records of another version give way to the samples. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /** What is there at first. */
  readonly samples: () => T;
  /** What is stored of it, where that is something else; the schema reads it back. */
  readonly stored?: (value: T) => unknown;
}

/** How a browser keeps a list of records of one kind; `samples` are there at first, on pages in Spanish with `words`. */
export function listFormat<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  samples: () => readonly T[],
  words: SampleWords | null = null,
): RecordsFormat<readonly T[]> {
  const format = { name, version: 1, schema: v.array(schema), samples };
  return words ? { ...format, ...words.addedTo(format) } : format;
}

/**
 * Records of the simulated back end in local storage: they survive a reload, and all tabs share them. The first read
 * stores the sample data; so does a read that finds unknown data. Without storage the samples last as long as the page.
 */
export class SimulatedRecords<T> {
  private readonly key: string;
  /** The last value with its text, so that what did not change is not parsed again. */
  private last: { readonly raw: string | null; readonly value: T } | null = null;

  constructor(
    private readonly place: SimulationPlace,
    private readonly format: RecordsFormat<T>,
  ) {
    this.key = keyOf(format);
  }

  /** What is kept now, whichever tab wrote it. */
  read(): T {
    const raw = this.text();
    if (this.last?.raw === raw) return this.last.value;
    const parsed = v.safeParse(this.format.schema, this.valueIn(raw));
    const value = parsed.success ? parsed.output : this.format.samples();
    this.last = { raw, value };
    if (!parsed.success) this.store(value);
    return value;
  }

  /** Replaces what is kept, and tells the pages. What cannot be stored changes nothing. */
  write(value: T): Stored {
    const stored = this.store(value);
    if (stored.ok) this.tell();
    return stored;
  }

  /** Tells the pages that the records changed. */
  tell(): void {
    this.place.tell(this.key);
  }

  /** The stored text, used to detect changes; null where nothing can be stored. */
  text(): string | null {
    try {
      return this.place.storage.getItem(this.key);
    } catch {
      return null;
    }
  }

  private valueIn(raw: string | null): unknown {
    const stored = raw === null ? null : parseJson(raw);
    const { version, value } = Object(stored) as { readonly version?: unknown; readonly value?: unknown };
    return version === this.format.version ? value : undefined;
  }

  /** Stores a value without telling anybody. */
  store(value: T): Stored {
    const { version, stored } = this.format;
    const raw = JSON.stringify({ version, value: stored ? stored(value) : value });
    try {
      this.place.storage.setItem(this.key, raw);
    } catch (error) {
      return fail(storageFailure(error));
    }
    this.last = { raw, value };
    return ok(undefined);
  }
}

/** Where a browser keeps records, and what tells its tabs of changes. */
export type BrowserStorage = Pick<Window, 'localStorage' | 'dispatchEvent'>;

/** The browser's own place: local storage, and the event that tells other tabs, and this one, about a change. */
export function browserSimulation(view: BrowserStorage): SimulationPlace {
  return {
    // Read on each use: a browser that refuses storage throws when the property is read.
    storage: {
      getItem: (key) => view.localStorage.getItem(key),
      setItem: (key, value) => view.localStorage.setItem(key, value),
    },
    tell: (key) => view.dispatchEvent(new StorageEvent('storage', { key })),
  };
}

/** The key under which the records of a format are stored. */
export function keyOf({ name }: Pick<RecordsFormat<unknown>, 'name'>): string {
  return `simulation:${name}`;
}
