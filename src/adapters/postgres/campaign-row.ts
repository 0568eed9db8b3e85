import type { Selectable } from 'kysely';
import type { Campaign } from '../../core/campaigns/campaign';
import type { Tables } from './database';

/** The campaign that a row holds. */
export function campaignOf(row: Selectable<Tables['campaign']>): Campaign {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    goalAmount: row.goal_amount,
    currentAmount: row.current_amount,
    startDate: row.start_date,
    endDate: row.end_date,
    imageUrl: row.image_url,
    isActive: row.is_active,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The row that holds a campaign. */
export function campaignRow(campaign: Campaign) {
  return {
    id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    goal_amount: campaign.goalAmount,
    current_amount: campaign.currentAmount,
    start_date: campaign.startDate,
    end_date: campaign.endDate,
    image_url: campaign.imageUrl,
    is_active: campaign.isActive,
    created_at: campaign.createdAt,
    updated_at: campaign.updatedAt,
  };
}
