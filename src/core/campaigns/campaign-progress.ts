import type { Campaign } from './campaign';

/**
 * Raised over goal as a whole percentage from 0 to 100 (specification, section 9). A goal of 0, or one that is missing,
 * shows 0 % (decisions, 'Public site').
 */
export function campaignProgress({
  goalAmount,
  currentAmount,
}: Pick<Campaign, 'goalAmount' | 'currentAmount'>): number {
  if (!(goalAmount > 0) || !(currentAmount > 0)) return 0;
  return Math.min(100, Math.round((currentAmount / goalAmount) * 100));
}
