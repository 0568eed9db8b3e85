import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import { type BrowserStorage, browserSimulation, keyOf, type RecordsFormat } from './simulation';

/** Deletes all that a browser keeps in some formats, so that the next read finds their samples, and tells the pages. */
export function dropRecords(
  view: BrowserStorage,
  formats: readonly Pick<RecordsFormat<unknown>, 'name'>[],
): Result<void, FailureOf<'unavailable'>> {
  const keys = formats.map(keyOf);
  try {
    for (const key of keys) view.localStorage.removeItem(key);
  } catch {
    return fail({ code: 'unavailable' });
  }
  for (const key of keys) browserSimulation(view).tell(key);
  return ok(undefined);
}
