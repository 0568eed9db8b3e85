import type { Repository } from '../../core/unit-of-work/repository.port';
import type { OpenRecords } from './simulated-reads';

/** Records in a list of the simulation. */
export function simulatedRepository<T extends { readonly id: string }>(
  kept: OpenRecords<readonly T[]>,
): Repository<T> {
  return {
    find: async (id) => kept.read().find((record) => record.id === id) ?? null,
    add: async (record) => kept.write([...kept.read(), record]),
    replace: async (record) =>
      kept.write(kept.read().map((other) => (other.id === record.id ? record : other))),
  };
}
