import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database';

/** Marks these secrets among what else is verified one day. */
const FIRST_ADMIN = 'first-admin';

/** Gives out a secret that is good for an hour, and forgets those that are too old. */
export async function newFirstAdminSecret(database: Database): Promise<string> {
  await database.deleteFrom('verification').where('expiresAt', '<', sql<Date>`current_timestamp`).execute();
  const secret = randomBytes(32).toString('base64url');
  await database
    .insertInto('verification')
    .values({
      id: randomBytes(16).toString('hex'),
      identifier: FIRST_ADMIN,
      value: hashOf(secret),
      expiresAt: sql<Date>`current_timestamp + interval '1 hour'`,
    })
    .execute();
  return secret;
}

/**
 * Whether a secret is good. All of them are locked until the transaction ends: two people who hold one each cannot both
 * find theirs good, since the first uses up all.
 */
export async function isFirstAdminSecret(transaction: Database, secret: string): Promise<boolean> {
  const secrets = await transaction
    .selectFrom('verification')
    .select(['value', sql<boolean>`"expiresAt" > current_timestamp`.as('isGood')])
    .where('identifier', '=', FIRST_ADMIN)
    .orderBy('id')
    .forUpdate()
    .execute();
  const hash = hashOf(secret);
  return secrets.some(({ value, isGood }) => isGood && value === hash);
}

/** Makes all of them worthless. */
export async function spendFirstAdminSecrets(transaction: Database): Promise<void> {
  await transaction.deleteFrom('verification').where('identifier', '=', FIRST_ADMIN).execute();
}

/** The stored form of a secret: a hash, useless to anyone who reads the database. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
