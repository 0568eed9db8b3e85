import type { Feed } from '../../../core/feeds/feed';
import type { FeedRepository } from '../../../core/feeds/feed.repository.port';
import type { Database } from '../database';
import { tableMap } from '../table-map';

const { rowOf, recordOf } = tableMap<'calendar_feed', Feed>()({
  personId: 'person_id',
  hash: 'hash',
  createdAt: 'created_at',
  endedAt: 'ended_at',
});

/** Calendar addresses in PostgreSQL. */
export class PostgresFeeds implements FeedRepository {
  constructor(private readonly database: Database) {}

  find(personId: string): Promise<Feed | null> {
    return this.by('person_id', personId);
  }

  findByHash(hash: string): Promise<Feed | null> {
    return this.by('hash', hash);
  }

  async put(feed: Feed): Promise<void> {
    const row = rowOf(feed);
    await this.database
      .insertInto('calendar_feed')
      .values(row)
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
      .execute();
  }

  async end(personId: string, now: number): Promise<void> {
    await this.database
      .updateTable('calendar_feed')
      .set({ ended_at: now })
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .execute();
  }

  async remove(personId: string): Promise<void> {
    await this.database.deleteFrom('calendar_feed').where('person_id', '=', personId).execute();
  }

  private async by(column: 'person_id' | 'hash', value: string): Promise<Feed | null> {
    const feeds = this.database.selectFrom('calendar_feed').selectAll().where(column, '=', value);
    const row = await feeds.executeTakeFirst();
    return row ? recordOf(row) : null;
  }
}
