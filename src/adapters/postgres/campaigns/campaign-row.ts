import type { Selectable } from 'kysely';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { Tables } from '../database';
import { tableMap } from '../table-map';

/** A row of the table of campaigns. */
export type CampaignRow = Selectable<Tables['campaign']> & {
  /** What the settled gifts to it add up to. */
  readonly gift_cents: number;
};

/** Campaigns as rows, and back without their gifts. */
const { rowOf, recordOf } = tableMap<'campaign', Omit<Campaign, 'giftCents'>>()({
  ...{ id: 'id', revision: 'revision', title: 'title', description: 'description', imageUrl: 'image_url' },
  ...{ goalAmount: 'goal_amount', currentAmount: 'current_amount', isActive: 'is_active' },
  ...{ startDate: 'start_date', endDate: 'end_date', createdAt: 'created_at', updatedAt: 'updated_at' },
});

/** The row that holds a campaign. */
export const campaignRow = rowOf;

/** The campaign that a row holds. */
export const campaignOf = (row: CampaignRow): Campaign => ({ ...recordOf(row), giftCents: row.gift_cents });
