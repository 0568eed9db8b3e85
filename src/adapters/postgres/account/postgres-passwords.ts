import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { PasswordRepository } from '../../../core/account/account.repository.port';
import type { PasswordHasher } from '../../../core/account/passwords/password-hasher.port';
import { ok } from '../../../core/shared/result';
import type { Database } from '../database';

/** Hashes passwords as better-auth does. */
export const betterAuthHasher: PasswordHasher = {
  hash: async (_, password) => ok(await hashPassword(password)),
  verify: async (_, password, hash) => hash !== null && verifyPassword({ hash, password }),
};

/** Hashes of passwords in the table that better-auth reads. */
export class PostgresPasswords implements PasswordRepository {
  constructor(private readonly database: Database) {}

  async find(personId: string): Promise<string | null> {
    const row = await this.database
      .selectFrom('account')
      .select('password')
      .where('userId', '=', personId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    return row?.password ?? null;
  }

  async replace(personId: string, password: string): Promise<void> {
    const updatedAt = sql<Date>`current_timestamp`;
    const { numUpdatedRows } = await this.database
      .updateTable('account')
      .set({ password, is_easy: false, updatedAt })
      .where('userId', '=', personId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const id = sql<string>`gen_random_uuid()::text`;
    const account = { id, accountId: personId, userId: personId, providerId: 'credential' };
    await this.database
      .insertInto('account')
      .values({ ...account, password, updatedAt })
      .execute();
  }

  async putOff(personId: string): Promise<void> {
    await this.database
      .updateTable('account')
      .set({ is_easy: false })
      .where('userId', '=', personId)
      .execute();
  }

  async remove(personId: string): Promise<void> {
    await this.database.deleteFrom('account').where('userId', '=', personId).execute();
  }
}
