import type { Selectable } from 'kysely';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignDraft } from '../../../core/campaigns/campaign-draft';
import type { Tables } from '../database';

/** A row of the table of campaigns. */
export type CampaignRow = Selectable<Tables['campaign']> & {
  /** What the settled gifts to it add up to. */
  readonly gift_cents: number;
};

/** The campaign that a row holds. */
export function campaignOf(row: CampaignRow): Campaign {
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    description: row.description,
    goalAmount: row.goal_amount,
    currentAmount: row.current_amount,
    giftCents: row.gift_cents,
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
    revision: campaign.revision,
    ...draftColumns(campaign),
    created_at: campaign.createdAt,
    updated_at: campaign.updatedAt,
  };
}

/** The columns that an admin decides. */
export function draftColumns(draft: CampaignDraft) {
  return {
    title: draft.title,
    description: draft.description,
    goal_amount: draft.goalAmount,
    current_amount: draft.currentAmount,
    start_date: draft.startDate,
    end_date: draft.endDate,
    image_url: draft.imageUrl,
    is_active: draft.isActive,
  };
}
