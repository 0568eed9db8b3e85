import type { Application } from '../applications/application';

/** How far back the overview looks for new beneficiaries, in ms: 30 days. */
export const NEW_WITHIN = 30 * 24 * 60 * 60 * 1_000;

/**
 * How many participants are new since an instant: their first approval ever is not before it. A person counts once, whatever number
 * of programs took them; what every adapter's answer must equal.
 */
export function newBeneficiaries(
  applications: readonly Pick<Application, 'as' | 'state' | 'decidedAt' | 'personKey'>[],
  since: number,
): number {
  const first = new Map<string, number>();
  for (const { as, state, decidedAt, personKey } of applications)
    if (as === 'participant' && state === 'approved' && decidedAt !== null)
      first.set(personKey, Math.min(decidedAt, first.get(personKey) ?? decidedAt));
  return [...first.values()].filter((at) => at >= since).length;
}
