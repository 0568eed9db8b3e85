import { sql } from 'kysely';
import type { Database } from '../database';

/** The titles of campaigns, for those who see no more of them. */
export class CampaignTitles {
  constructor(private readonly database: Database) {}

  /** The titles of those that are there, by their ids. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database
      .selectFrom('campaign')
      .select(['id', 'title'])
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    return new Map(found.map(({ id, title }) => [id, title]));
  }
}
