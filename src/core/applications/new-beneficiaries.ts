import type { Application } from './application';
import { firstApprovals } from './first-approvals';

/** How far back the overview looks for new beneficiaries, in ms: 30 days. */
export const NEW_WITHIN = 30 * 24 * 60 * 60 * 1_000;

/**
 * How many participants are new since an instant: their first approval ever is not before it. A person counts once, whatever number
 * of programs took them; what every adapter's answer must equal.
 */
export function newBeneficiaries(
  applications: readonly Pick<Application, 'id' | 'as' | 'state' | 'decidedAt' | 'personKey'>[],
  since: number,
): number {
  return firstApprovals(applications).filter(({ decidedAt }) => (decidedAt ?? 0) >= since).length;
}
