import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import { storageFailure } from '../../core/shared/storage-failure';

/** Changes a storage; 'quota' when it is full, 'unavailable' when the browser refuses for another reason. */
export function changeStorage(
  storage: () => Storage,
  change: (storage: Storage) => void,
): Result<void, FailureOf<'quota' | 'unavailable'>> {
  try {
    change(storage());
    return ok(undefined);
  } catch (error) {
    return fail(storageFailure(error));
  }
}
