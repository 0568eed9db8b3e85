import * as v from 'valibot';
import { type Logger, ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import {
  MOST_UNSENT,
  UNSENT_KEPT_MS,
  type UnsentChange,
  unsentChangeSchema,
} from '../../core/shared/unsent/unsent-change';
import type { UnsentStore } from '../../core/shared/unsent/unsent-store.port';
import { JsonStore } from './json-store';

const entriesSchema = v.array(v.object({ person: v.string(), change: unsentChangeSchema }));

type Entry = Readonly<v.InferOutput<typeof entriesSchema>[number]>;

/** Changes that wait to be sent, in local storage, all under 'unsent'. */
export class LocalStorageUnsentStore implements UnsentStore {
  private readonly entries: JsonStore<readonly Entry[]>;

  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(
    storage: () => Storage,
    private readonly clock: Pick<Clock, 'now'>,
    logger: Logger,
  ) {
    const parse = (value: unknown): readonly Entry[] | null => {
      const parsed = v.safeParse(entriesSchema, value);
      return parsed.success ? parsed.output : null;
    };
    this.entries = new JsonStore(storage, { key: 'unsent', schema: 1, parse }, logger);
  }

  async list(personId: string): ReturnType<UnsentStore['list']> {
    const read = this.read();
    if (!read.ok) return read;
    const own = read.value.filter(({ person }) => person === personId);
    return ok(own.map(({ change }) => change).toSorted((a, b) => a.at - b.at));
  }

  async put(personId: string, change: UnsentChange): ReturnType<UnsentStore['put']> {
    return this.change(personId, change.key, [{ person: personId, change }]);
  }

  async remove(personId: string, key: string): ReturnType<UnsentStore['remove']> {
    return this.change(personId, key, []);
  }

  /** Puts `added` in the place of a person's change with the key. */
  private change(
    personId: string,
    key: string,
    added: readonly Entry[],
  ): Awaited<ReturnType<UnsentStore['put']>> {
    const read = this.read();
    if (!read.ok) return read;
    const others = read.value.filter(({ person, change }) => person !== personId || change.key !== key);
    if (added.length === 0 && others.length === read.value.length) return ok(undefined);
    const surplus = others.filter(({ person }) => person === personId).length + added.length - MOST_UNSENT;
    const oldest = surplus > 0 ? others.find(({ person }) => person === personId) : undefined;
    const entries = [...others.filter((entry) => entry !== oldest), ...added];
    return entries.length === 0 ? this.entries.clear([]) : this.entries.write(entries);
  }

  private read() {
    const read = this.entries.read();
    // What could not be read was set aside, so that its key is free.
    if (!read.ok && (read.failure.code === 'unavailable' || read.failure.newer)) return read;
    const from = this.clock.now() - UNSENT_KEPT_MS;
    return ok((read.ok ? (read.value ?? []) : []).filter(({ change }) => change.at >= from));
  }
}
