import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { OpenSession, OwnAccount } from '../../../core/account/own-account.port';
import type { User } from '../../../core/account/user';
import { withAvatar } from '../../../core/account/with-avatar';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { PictureFile } from '../../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import { PostgresImageLibrary } from '../content/postgres-image-library';
import type { Database } from '../database';
import { dropAvatar } from '../people/postgres-avatars';
import { queried } from '../queried';
import { record } from '../record';
import { searchColumn } from '../word-search';

/** Dependencies of the account, apart from the database. */
export interface OwnAccountPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Makes the reference of a picture. */
  readonly subtle: Pick<SubtleCrypto, 'digest'>;
  readonly logger: Logger;
  readonly announce?: Announce;
}

type Unavailable = FailureOf<'unavailable'>;

/** The account of one person in PostgreSQL, asked in one of their sessions. */
export class PostgresOwnAccount implements OwnAccount {
  private readonly announce: Announce;

  constructor(
    private readonly database: Database,
    private readonly user: User,
    private readonly sessionId: string,
    private readonly ports: OwnAccountPorts,
  ) {
    this.announce = ports.announce ?? announceByNotice;
  }

  rename(name: string): Promise<Result<User, Unavailable>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const { email, phone } = await transaction
            .selectFrom('user')
            .select(['email', 'phone'])
            .where('id', '=', this.user.id)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('user')
            .set({
              name,
              search: searchColumn(name, email, phone ?? ''),
              revision: this.ports.ids.next(),
              updatedAt: sql`current_timestamp`,
            })
            .where('id', '=', this.user.id)
            .execute();
          await this.note(transaction, 'person.rename');
          await this.announce(transaction, 'people');
          return ok({ ...this.user, name });
        }),
      this.ports.logger,
    );
  }

  setAvatar(picture: PictureFile): Promise<Result<User, Unavailable>> {
    const { subtle, clock, logger } = this.ports;
    return this.changeAvatar((transaction) =>
      new PostgresImageLibrary(transaction, subtle, clock, logger).put(picture),
    );
  }

  removeAvatar(): Promise<Result<User, Unavailable>> {
    return this.changeAvatar(async () => ok(null));
  }

  changePassword(
    current: string,
    next: string,
  ): Promise<Result<void, Unavailable | FailureOf<'invalid-credentials'>>> {
    return queried(async () => {
      const account = await this.database
        .selectFrom('account')
        .select('password')
        .where('userId', '=', this.user.id)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      const before = account?.password ?? null;
      if (before === null || !(await verifyPassword({ hash: before, password: current })))
        return fail({ code: 'invalid-credentials' });
      const password = await hashPassword(next);
      return this.database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('account')
          .set({ password, updatedAt: sql`current_timestamp` })
          .where('userId', '=', this.user.id)
          .where('providerId', '=', 'credential')
          // Of two changes at once the second no longer knows the password.
          .where('password', '=', before)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return fail({ code: 'invalid-credentials' });
        await transaction
          .deleteFrom('session')
          .where('userId', '=', this.user.id)
          .where('id', '!=', this.sessionId)
          .execute();
        await this.note(transaction, 'person.change-password');
        await this.announce(transaction, 'session');
        return ok(undefined);
      });
    }, this.ports.logger);
  }

  sessions(): Promise<Result<readonly OpenSession[], Unavailable>> {
    return queried(async () => {
      const rows = await this.database
        .selectFrom('session')
        .select(['id', 'userAgent', 'updatedAt'])
        .where('userId', '=', this.user.id)
        .where('expiresAt', '>', sql<Date>`current_timestamp`)
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute();
      return ok(
        rows.map(({ id, userAgent, updatedAt }) => ({
          id,
          agent: userAgent ?? '',
          lastUsedAt: updatedAt.getTime(),
          isCurrent: id === this.sessionId,
        })),
      );
    }, this.ports.logger);
  }

  endSession(id: string): Promise<Result<void, Unavailable | FailureOf<'not-found'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('session')
            .where('id', '=', id)
            .where('userId', '=', this.user.id)
            .executeTakeFirst();
          if (numDeletedRows === 0n) return fail({ code: 'not-found' });
          await this.announce(transaction, 'session');
          return ok(undefined);
        }),
      this.ports.logger,
    );
  }

  /** The revision stays: what admins change of a person is not touched. */
  private changeAvatar(
    keep: (transaction: Database) => Promise<Result<PictureRef | null, Unavailable>>,
  ): Promise<Result<User, Unavailable>> {
    const { id } = this.user;
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const { image: before } = await transaction
            .selectFrom('user')
            .select('image')
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirstOrThrow();
          const kept = await keep(transaction);
          if (!kept.ok) return kept;
          const image = kept.value;
          await transaction
            .updateTable('user')
            .set({ image, updatedAt: sql`current_timestamp` })
            .where('id', '=', id)
            .execute();
          if (before !== null) await dropAvatar(transaction, before);
          if (image !== before) await this.note(transaction, 'person.change-avatar');
          await this.announce(transaction, 'people');
          return ok(withAvatar(this.user, image));
        }),
      this.ports.logger,
    );
  }

  private note(transaction: Database, action: AuditAction): Promise<void> {
    const { clock, ids } = this.ports;
    const person = { id: this.user.id, name: this.user.name };
    const entry = { id: ids.next(), at: clock.now(), actor: person, action, subject: person, detail: {} };
    return record(transaction, entry);
  }
}
