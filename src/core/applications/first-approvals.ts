import type { Application } from './application';

/** The first approval ever of each participant; of two at the same instant the one with the lesser id. */
export function firstApprovals<
  One extends Pick<Application, 'id' | 'as' | 'state' | 'decidedAt' | 'personKey'>,
>(applications: readonly One[]): readonly One[] {
  const first = new Map<string, One>();
  for (const one of applications) {
    if (one.as !== 'participant' || one.state !== 'approved' || one.decidedAt === null) continue;
    const before = first.get(one.personKey);
    const sooner = (before?.decidedAt ?? Number.POSITIVE_INFINITY) - one.decidedAt;
    if (!before || sooner > 0 || (sooner === 0 && one.id < before.id)) first.set(one.personKey, one);
  }
  return [...first.values()];
}
