import { sql } from 'kysely';
import type { AvatarList } from '../../../core/content/avatars/avatar-list.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { FailureOf } from '../../../core/shared/failure';
import type { Logger } from '../../../core/shared/logger.port';
import { ok, type Result } from '../../../core/shared/result';
import type { Database } from '../database';
import { queried } from '../queried';

/** The pictures beside people's names, in PostgreSQL. */
export class PostgresAvatars implements AvatarList {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  avatars(): Promise<Result<readonly PictureRef[], FailureOf<'unavailable'>>> {
    return queried(async () => {
      const rows = await this.database
        .selectFrom('user')
        .select('image')
        .where('image', 'is not', null)
        .execute();
      return ok(rows.flatMap(({ image }) => image ?? []));
    }, this.logger);
  }
}

/** Removes a former profile picture, unless something else shows it. */
export async function dropAvatar(transaction: Database, ref: PictureRef): Promise<void> {
  const names = `%${ref}%`;
  await transaction
    .deleteFrom('picture')
    .where('ref', '=', ref)
    .where(
      sql<boolean>`not exists (select from "user" where image = ${ref})
        and not exists (select from campaign where image_url = ${ref})
        and not exists (select from content_head where content::text like ${names})
        and not exists (select from content_backup where content::text like ${names})`,
    )
    .execute();
}
