import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { type Campaign, campaignSchema } from '../../../core/campaigns/campaign';
import type { CampaignRepository } from '../../../core/campaigns/campaign.repository.port';
import { type Titled, titledSchema } from '../../../core/shared/translations/titled-schema';
import type { Database, Tables } from '../database';
import { NET } from '../gifts/gift-row';
import { jsonColumn, tableMap } from '../table-map';
import { TableRepository } from '../table-repository';

const map = tableMap<'campaign', Omit<Campaign, 'giftCents'>>()({
  id: 'id',
  revision: 'revision',
  title: 'title',
  description: 'description',
  imageUrl: 'image_url',
  goalAmount: 'goal_amount',
  currentAmount: 'current_amount',
  isActive: 'is_active',
  es: jsonColumn('es', campaignSchema.entries.es),
  startDate: 'start_date',
  endDate: 'end_date',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});

/** The row that holds a campaign, without what its gifts bring. */
export const campaignRow = map.rowOf;

/** `gift_cents` is what the settled gifts to it add up to. */
function campaignOf(row: Selectable<Tables['campaign']> & { readonly gift_cents?: number }): Campaign {
  return { ...map.recordOf(row), giftCents: row.gift_cents ?? 0 };
}

/** Campaigns in PostgreSQL. */
export class PostgresCampaigns extends TableRepository<'campaign', Campaign> implements CampaignRepository {
  constructor(database: Database) {
    super(database, 'campaign', { rowOf: campaignRow, recordOf: campaignOf });
  }

  override async find(id: string): Promise<Campaign | null> {
    const query = this.withGifts().where('id', '=', id);
    const row = await (this.database.isTransaction
      ? query.forNoKeyUpdate('campaign')
      : query
    ).executeTakeFirst();
    return row ? campaignOf(row) : null;
  }

  async list(): Promise<readonly Campaign[]> {
    return (await this.withGifts().orderBy('position').execute()).map(campaignOf);
  }

  async active(): Promise<readonly Campaign[]> {
    const rows = await this.withGifts().where(sql<boolean>`is_active`).orderBy('position').execute();
    return rows.map(campaignOf);
  }

  private withGifts() {
    const giftCents = sql<number>`
      coalesce((select sum(${NET}) from gift where gift.campaign_id = campaign.id), 0)::int8`;
    return this.database.selectFrom('campaign').selectAll().select(giftCents.as('gift_cents'));
  }
}

/** The titles of campaigns, for those who see no more of them. */
export class CampaignTitles {
  constructor(private readonly database: Database) {}

  /** The titles of those that are there, by their ids. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, Titled>> {
    const rows = await this.database
      .selectFrom('campaign')
      .select(['id', 'title', 'es'])
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    return new Map(rows.map(({ id, title, es }) => [id, v.parse(titledSchema, { id, title, es })]));
  }
}
