import { type Campaign, raisedDollars } from './campaign';

/** Raised over goal as a whole percentage from 0 to 100. A goal that is 0 or missing gives 0. */
export function campaignProgress(
  campaign: Pick<Campaign, 'goalAmount' | 'currentAmount' | 'giftCents'>,
): number {
  const [goal, raised] = [campaign.goalAmount, raisedDollars(campaign)];
  if (!(goal > 0) || !(raised > 0)) return 0;
  return Math.min(100, Math.round((raised / goal) * 100));
}
