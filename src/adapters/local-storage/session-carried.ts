import type { Carried } from '../../core/shared/carried.port';
import { parseJson } from '../../core/shared/parse-json';
import type { Clock } from '../../core/shared/system.port';

const KEY = 'carried:';
/** How long it waits for the next page, in ms. */
const WAITS_MS = 60_000;

/** What was put, and when, in ms. */
type Put = readonly [value: unknown, at: number];

/** Keeps what is carried in the storage of the tab, and in memory where that refuses. */
export class SessionCarried implements Carried {
  private readonly here = new Map<string, Put>();

  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(
    private readonly storage: () => Storage,
    private readonly clock: Clock,
  ) {}

  put(name: string, value: unknown): boolean {
    const put: Put = [value, this.clock.now()];
    this.here.set(name, put);
    try {
      this.storage().setItem(KEY + name, JSON.stringify(put));
      return true;
    } catch {
      // It stays in memory.
      return false;
    }
  }

  take(name: string): unknown {
    const put = this.stored(name) ?? this.here.get(name);
    this.here.delete(name);
    if (!Array.isArray(put)) return null;
    const [value, at] = put;
    const age = this.clock.now() - Number(at);
    return age >= 0 && age <= WAITS_MS ? value : null;
  }

  private stored(name: string): unknown {
    try {
      const stored = this.storage().getItem(KEY + name);
      this.storage().removeItem(KEY + name);
      return parseJson(stored ?? 'null');
    } catch {
      return null;
    }
  }
}
