import { webcrypto } from 'node:crypto';
import { sql } from 'kysely';
import type { AvatarRepository } from '../../../core/account/account.repository.port';
import type { PictureFile } from '../../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { AvatarList } from '../../../core/content/storage/picture-inventory.port';
import { type Logger, ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { keepPicture } from '../content/postgres-image-library';
import type { Database } from '../database';
import { queried } from '../queried';

/** The pictures beside people's names, in PostgreSQL. */
export class PostgresAvatars implements AvatarRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async put(picture: PictureFile): ReturnType<AvatarRepository['put']> {
    return ok(await keepPicture(this.database, webcrypto.subtle, this.clock, picture));
  }

  async drop(ref: PictureRef): Promise<void> {
    const names = `%${ref}%`;
    await this.database
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
}

/** The pictures that people have chosen for themselves. */
export function avatarsIn(database: Database, logger: Logger): AvatarList {
  return {
    avatars: () =>
      queried(async () => {
        const people = database.selectFrom('user').select('image').where('image', 'is not', null);
        return ok((await people.execute()).flatMap(({ image }) => image ?? []));
      }, logger),
  };
}
