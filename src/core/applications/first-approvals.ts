import type { Application } from './application';

/** How far back the overview looks for new beneficiaries, in ms: 30 days. */
export const NEW_WITHIN = 30 * 24 * 60 * 60 * 1_000;

type Approved = Pick<Application, 'id' | 'as' | 'state' | 'decidedAt' | 'personKey'>;

/** The first approval ever of each participant; of two at the same instant the one with the lesser id. */
export function firstApprovals<One extends Approved>(applications: readonly One[]): readonly One[] {
  const first = new Map<string, One>();
  for (const application of applications) {
    if (
      application.as !== 'participant' ||
      application.state !== 'approved' ||
      application.decidedAt === null
    )
      continue;
    const before = first.get(application.personKey);
    const sooner = (before?.decidedAt ?? Number.POSITIVE_INFINITY) - application.decidedAt;
    if (!before || sooner > 0 || (sooner === 0 && application.id < before.id))
      first.set(application.personKey, application);
  }
  return [...first.values()];
}

/**
 * How many participants are new since an instant: their first approval ever is not before it. A person counts once, whatever number
 * of programs took them; what every adapter's answer must equal.
 */
export function newBeneficiaries(applications: readonly Approved[], since: number): number {
  return firstApprovals(applications).filter(({ decidedAt }) => (decidedAt ?? 0) >= since).length;
}
