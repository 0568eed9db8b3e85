import type { PersonalData } from '../../core/privacy/personal-data.api';
import { type FailureOf, fail } from '../../core/shared/result';

/**
 * All data of one person through a port whose code is fetched with the first call: hardly anybody exports or erases anything.
 * Before the call, since what is given out is noted in the audit log.
 */
export function fetchedPersonalData(load: () => Promise<PersonalData>): PersonalData {
  const unavailable: FailureOf<'unavailable'> = { code: 'unavailable' };
  const fetched = () => load().catch(() => null);
  return {
    export: async (person) => (await fetched())?.export(person) ?? fail(unavailable),
    erase: async (person) => (await fetched())?.erase(person) ?? fail(unavailable),
  };
}
