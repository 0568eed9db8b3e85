import { sql } from 'kysely';
import { byMonthThenCampaign, compare, type GiftFigures } from '../../../core/gifts/figures';
import type { Database } from '../database';
import { NET } from './gift-row';

/** Gifts that count their donor among the people who gave: fees and sales do not. */
const BY_PEOPLE = sql<boolean>`no_receipt_reason is distinct from 'no-gift'`;

/** What all gifts added up to, counted by the database as figuresOf in the core does it. */
export async function readFigures(database: Database): Promise<GiftFigures> {
  const [months, years, campaigns] = await Promise.all([
    sql<{ month: string; campaign_id: string | null; gifts: number; cents: number }>`
      select left(received_on, 7) as month, campaign_id, count(*)::int8 as gifts, sum(${NET})::int8 as cents
      from gift where ${NET} > 0 group by 1, 2`.execute(database),
    sql<{ year: string; new_donors: number; returning_donors: number }>`
      select year, count(*) filter (where year = first)::int8 as new_donors,
        count(*) filter (where year <> first)::int8 as returning_donors
      from (select left(received_on, 4) as year, min(left(received_on, 4)) over (partition by donor_identity) as first
        from gift where ${NET} > 0 and ${BY_PEOPLE} group by donor_identity, left(received_on, 4)) as giving
      group by year order by year`.execute(database),
    sql<{ campaign_id: string | null; donors: number }>`
      select campaign_id, count(*)::int8 as donors
      from (select distinct campaign_id, donor_identity from gift where ${NET} > 0 and ${BY_PEOPLE}) as giving
      group by campaign_id`.execute(database),
  ]);
  return {
    months: months.rows
      .map(({ campaign_id, ...row }) => ({ ...row, campaignId: campaign_id }))
      .sort(byMonthThenCampaign),
    years: years.rows.map(({ year, new_donors, returning_donors }) => ({
      year: Number(year),
      newDonors: new_donors,
      returningDonors: returning_donors,
    })),
    campaigns: campaigns.rows
      .map(({ campaign_id, donors }) => ({ campaignId: campaign_id, donors }))
      .sort((a, b) => compare(a.campaignId, b.campaignId)),
  };
}
