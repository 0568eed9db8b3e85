import { sql } from 'kysely';
import type { SessionRepository } from '../../../core/account/account.repository.port';
import type { Database } from '../database';

/** Open sessions in PostgreSQL; better-auth opens them. */
export class PostgresSessions implements SessionRepository {
  constructor(private readonly database: Database) {}

  async list(personId: string): ReturnType<SessionRepository['list']> {
    const rows = await this.database
      .selectFrom('session')
      .select(['id', 'userAgent', 'updatedAt'])
      .where('userId', '=', personId)
      .where('expiresAt', '>', sql<Date>`current_timestamp`)
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, userAgent, updatedAt }) => ({
      id,
      agent: userAgent ?? '',
      lastUsedAt: updatedAt.getTime(),
    }));
  }

  async end(personId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('session')
      .where('id', '=', id)
      .where('userId', '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async endAll(personId: string, left = ''): Promise<void> {
    await this.database
      .deleteFrom('session')
      .where('userId', '=', personId)
      .where('id', '!=', left)
      .execute();
  }
}
