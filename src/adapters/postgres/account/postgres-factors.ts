import { sql } from 'kysely';
import * as v from 'valibot';
import type { Challenge } from '../../../core/account/second-factor/challenge';
import type {
  ChallengeRepository,
  FactorRepository,
  SecondSession,
  SecondSessionRepository,
} from '../../../core/account/second-factor/factor.repository.port';
import { type Factors, factorsSchema, noFactors } from '../../../core/account/second-factor/factors';
import type { KnownBrowserRepository } from '../../../core/account/second-factor/note-sign-in';
import { MOST_SESSIONS } from '../../../core/account/second-factor/session-end';
import type { Database } from '../database';

/** How long a session lasts, used or not. */
const SESSION_LASTS = sql`interval '7 days'`;

/** People's factors in PostgreSQL, a row for each person who ever had any. */
export class PostgresFactors implements FactorRepository {
  constructor(private readonly database: Database) {}

  async find(personId: string): Promise<Factors> {
    if (this.database.isTransaction) await this.lock(personId);
    const row = await this.database
      .selectFrom('second_factor')
      .selectAll()
      .where('userId', '=', personId)
      .executeTakeFirst();
    const first = noFactors(personId);
    if (!row) return first;
    return v.parse(factorsSchema, { ...first, ...Object(row.factors), personId, lastStep: row.last_step });
  }

  async replace({ personId, lastStep, ...factors }: Factors): Promise<void> {
    await this.database
      .updateTable('second_factor')
      .set({ factors: JSON.stringify(factors), last_step: lastStep })
      .where('userId', '=', personId)
      .execute();
  }

  async remove(personId: string): Promise<void> {
    for (const table of ['second_factor', 'sign_in_challenge', 'known_browser'] as const)
      await this.database.deleteFrom(table).where('userId', '=', personId).execute();
  }

  /** Only a row can be locked, so there is one from now on. */
  private async lock(personId: string): Promise<void> {
    await this.database
      .insertInto('second_factor')
      .values({ userId: personId, factors: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.database
      .selectFrom('second_factor')
      .select('userId')
      .where('userId', '=', personId)
      .forUpdate()
      .execute();
  }
}

/** Sign-ins in PostgreSQL that wait for their second step. */
export class PostgresChallenges implements ChallengeRepository {
  constructor(private readonly database: Database) {}

  async find(hash: string): Promise<Challenge | null> {
    const row = await this.database
      .selectFrom('sign_in_challenge')
      .selectAll()
      .where('hash', '=', hash)
      .$if(this.database.isTransaction, (rows) => rows.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    const { userId: personId, expires_at: expiresAt, tries, passkey } = row;
    return { personId, expiresAt, tries, passkey };
  }

  async put(hash: string, { personId, expiresAt, tries, passkey }: Challenge, now: number): Promise<void> {
    await this.database.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute();
    await this.database
      .insertInto('sign_in_challenge')
      .values({ hash, userId: personId, expires_at: expiresAt, tries, passkey })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ tries }))
      .execute();
  }

  async remove(hash: string): Promise<void> {
    await this.database.deleteFrom('sign_in_challenge').where('hash', '=', hash).execute();
  }
}

/** Browsers in PostgreSQL in which people signed in. */
export class PostgresKnownBrowsers implements KnownBrowserRepository {
  constructor(private readonly database: Database) {}

  async isKnown(hash: string, now: number): Promise<boolean> {
    const row = await this.database
      .selectFrom('known_browser')
      .select('hash')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  }

  async hasAny(personId: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('known_browser')
      .select('hash')
      .where('userId', '=', personId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async put(hash: string, personId: string, expiresAt: number, now: number): Promise<void> {
    await this.database
      .insertInto('known_browser')
      .values({ hash, userId: personId, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: expiresAt }))
      .execute();
    // The last one of a person stays, since it tells that they signed in before.
    await this.database
      .deleteFrom('known_browser')
      .where('userId', '=', personId)
      .where('expires_at', '<=', now)
      .execute();
  }
}

/** Sessions in PostgreSQL that are opened after the password was checked by us, in the table that better-auth reads. */
export class PostgresSecondSessions implements SecondSessionRepository {
  constructor(private readonly database: Database) {}

  async open({ personId, assurance, token, caller, step, now }: SecondSession): Promise<boolean> {
    const { rows } = await sql<{ userId: string }>`
      with claimed as (
        update second_factor set last_step = greatest(last_step, ${step ?? -1}::int8)
        where "userId" = ${personId} and (${step}::int8 is null or last_step < ${step}::int8)
        returning "userId"
      )
      insert into session (id, token, "userId", "expiresAt", "updatedAt", "ipAddress", "userAgent", assurance, confirmed_at)
      select gen_random_uuid()::text, ${token}, "userId", current_timestamp + ${SESSION_LASTS}, current_timestamp,
        ${caller.address}, ${caller.agent}, ${assurance}, ${now}::int8
      from claimed returning "userId"`.execute(this.database);
    if (rows.length === 0) return false;
    await this.database
      .updateTable('user')
      .set({ lastSignInAt: sql`current_timestamp` })
      .where('id', '=', personId)
      .execute();
    await endOldestSessions(this.database, personId);
    return true;
  }

  async confirm(sessionId: string, assurance: 'password' | 'second', now: number): Promise<void> {
    await this.database
      .updateTable('session')
      .set({ assurance, confirmed_at: now })
      .where('id', '=', sessionId)
      .execute();
  }
}

/** Ends the oldest sessions of a person beyond MOST_SESSIONS. */
export async function endOldestSessions(database: Database, personId: string): Promise<void> {
  const newest = database
    .selectFrom('session')
    .select('id')
    .where('userId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS);
  await database.deleteFrom('session').where('userId', '=', personId).where('id', 'not in', newest).execute();
}

/** The encrypted secret of each authenticator, with the address of its person, in the order of the addresses. */
export async function sealedAuthenticators(
  database: Database,
): Promise<readonly { readonly email: string; readonly secret: string }[]> {
  const { rows } = await sql<{ email: string; secret: string }>`
    select "user".email, second_factor.factors -> 'authenticator' ->> 'secret' as secret
    from second_factor join "user" on "user".id = second_factor."userId"
    where second_factor.factors -> 'authenticator' ->> 'secret' is not null
    order by "user".email`.execute(database);
  return rows;
}
