import type { Action } from '../../../core/access/may';

/** Whether Home shows somebody with these rights what money is raised for: admins manage campaigns, and donors give to them. */
export function showsCampaigns(may: (action: Action) => boolean): boolean {
  return may('open admin') || may('open my-donations');
}
