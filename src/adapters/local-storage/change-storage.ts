import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';

/** Changes a storage; 'quota' when it is full, 'unavailable' when the browser refuses for another reason. */
export function changeStorage(
  storage: () => Storage,
  change: (storage: Storage) => void,
): Result<void, FailureOf<'quota' | 'unavailable'>> {
  try {
    change(storage());
    return ok(undefined);
  } catch (error) {
    return fail({ code: isQuotaError(error) ? 'quota' : 'unavailable' });
  }
}

/** Browsers use different names for the error of a full storage. */
function isQuotaError(error: unknown): boolean {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
  return (
    name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22 || code === 1014
  );
}
