import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NewAccount } from '../../../core/account/accounts.port';
import { canSignIn } from '../../../core/account/can-sign-in';
import type { User } from '../../../core/account/user';
import { type FailureOf, fail, ok, type Result } from '../../../core/shared/result';
import type { Database } from '../database';
import { searchColumn } from '../word-search';

/**
 * Adds an account, with the hash of its password, in the tables that better-auth reads. Not through the library, which
 * cannot take part in a transaction of ours.
 */
export async function addAccount(
  transaction: Database,
  { email, name, role }: NewAccount,
  hash: string,
): Promise<Result<User, FailureOf<'conflict' | 'validation'>>> {
  const user = { id: randomBytes(16).toString('hex'), email: email.trim().toLowerCase(), name, role };
  if (!canSignIn(user.email)) {
    const problem = { field: 'email', message: 'This is no e-mail address that can sign in.' };
    return fail({ code: 'validation', fields: [problem] });
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('user')
    .values({
      ...user,
      emailVerified: false,
      joinedAt: sql<Date>`current_timestamp`,
      search: searchColumn(name, user.email),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return fail({ code: 'conflict' });
  await transaction
    .insertInto('account')
    .values({
      id: user.id,
      accountId: user.id,
      userId: user.id,
      providerId: 'credential',
      password: hash,
      updatedAt: sql<Date>`current_timestamp`,
    })
    .execute();
  return ok(user);
}
