import type { FailureOf } from './result';

/** Why a browser's storage threw: 'quota' when it is full, 'unavailable' when the browser refuses for another reason. */
export function storageFailure(error: unknown): FailureOf<'quota' | 'unavailable'> {
  return { code: isQuotaError(error) ? 'quota' : 'unavailable' };
}

/** Browsers use different names for the error of a full storage. */
function isQuotaError(error: unknown): boolean {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
  return (
    name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22 || code === 1014
  );
}
