import type { AccountLinkRepository, KeptLink } from '../../../core/account/account.repository.port';
import type { AccountLink } from '../../../core/account/links/account-links.port';
import type { Database } from '../database';
import { hashOf } from './first-admin-secrets';

/** One-time links in PostgreSQL, which keeps only hashes of their secrets. */
export class PostgresAccountLinkRepository implements AccountLinkRepository {
  constructor(private readonly database: Database) {}

  async find({ purpose, secret }: AccountLink): Promise<KeptLink | null> {
    const row = await this.database
      .selectFrom('account_token')
      .selectAll()
      .where('hash', '=', hashOf(secret))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (!row) return null;
    const { userId: personId, expires_at: expiresAt, used_at } = row;
    return { purpose, secret, personId, expiresAt, isUsed: used_at !== null };
  }

  async add({ purpose, secret, personId, expiresAt }: KeptLink, live: number): Promise<void> {
    const unused = this.database
      .selectFrom('account_token')
      .select('hash')
      .where('userId', '=', personId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null);
    // All links of a purpose work for the same time, so those that end last are the newest.
    const newest = unused.orderBy('expires_at', 'desc').orderBy('hash');
    await this.database
      .deleteFrom('account_token')
      .where('hash', 'in', newest.offset(live - 1))
      .execute();
    const values = { hash: hashOf(secret), userId: personId, purpose, expires_at: expiresAt };
    await this.database.insertInto('account_token').values(values).execute();
  }

  async spend(personId: string, now: number): Promise<void> {
    await this.database
      .updateTable('account_token')
      .set({ used_at: now })
      .where('userId', '=', personId)
      .where('used_at', 'is', null)
      .execute();
  }

  async remove(personId: string): Promise<void> {
    await this.database.deleteFrom('account_token').where('userId', '=', personId).execute();
  }
}
