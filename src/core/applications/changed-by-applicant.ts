import type { Application } from './application';

/** Whether it is the applicant who changed an application since `before`: withdrew it, left, or wrote something else. */
export function isChangedByApplicant(before: Application, now: Application): boolean {
  if (now.personId === null) return false;
  if (now.state === 'withdrawn') return now.decidedBy === null;
  return now.state === 'pending' || (now.ended?.how === 'left' && before.ended === null);
}
