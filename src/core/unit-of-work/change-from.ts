import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Repository } from './repository.port';
import type { Unit } from './unit-of-work.port';

/** A record that two people may change at once. */
interface Revised {
  /** Opaque; every change gives a new one. */
  readonly revision: string;
}

/**
 * Changes a record from its revision `base` and gives it a new one. Answers the record before and after; 'not-found' when
 * it does not exist, and 'conflict' when somebody else has changed it since. What `change` refuses is not changed.
 */
export async function changeFrom<T extends Revised, F = never>(
  records: Pick<Repository<T>, 'find' | 'replace'>,
  { id, base }: { readonly id: string; readonly base: string },
  change: (current: T) => Result<T, F>,
  unit: Pick<Unit, 'nextId'>,
): Promise<Result<{ readonly before: T; readonly after: T }, F | FailureOf<'not-found' | 'conflict'>>> {
  const before = await records.find(id);
  if (!before) return fail({ code: 'not-found' });
  if (before.revision !== base) return fail({ code: 'conflict' });
  const changed = change(before);
  if (!changed.ok) return changed;
  const after = { ...changed.value, revision: unit.nextId() };
  await records.replace(after);
  return ok({ before, after });
}
