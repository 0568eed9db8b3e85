import type { Campaign } from './campaign';

/** Raised over goal as a whole percentage from 0 to 100. A goal that is 0 or missing gives 0. */
export function campaignProgress({
  goalAmount,
  currentAmount,
}: Pick<Campaign, 'goalAmount' | 'currentAmount'>): number {
  if (!(goalAmount > 0) || !(currentAmount > 0)) return 0;
  return Math.min(100, Math.round((currentAmount / goalAmount) * 100));
}
