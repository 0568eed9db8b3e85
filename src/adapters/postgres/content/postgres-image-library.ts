import { sql } from 'kysely';
import type {
  CopyWidth,
  ImageLibrary,
  PictureFile,
  PictureFiles,
  PictureHead,
} from '../../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { PictureInventory, StoredPicture } from '../../../core/content/storage/picture-inventory.port';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import type { Database } from '../database';
import { type PublishChange, publishByNotice } from '../publish-change';
import { changed, queried } from '../queried';

const COPY_COLUMNS = { 640: 'bytes_640', 1280: 'bytes_1280' } as const satisfies Record<CopyWidth, string>;
/** What a picture weighs with its copies, in bytes. */
const WEIGHT = sql<number>`length(bytes) + coalesce(length(bytes_640), 0) + coalesce(length(bytes_1280), 0)`;

/** Uploaded pictures in PostgreSQL, once each; the server hands them out at '/pictures/HASH'. */
export class PostgresImageLibrary implements ImageLibrary, PictureFiles, PictureInventory {
  constructor(
    private readonly database: Database,
    private readonly subtle: Pick<SubtleCrypto, 'digest'>,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly publishChange: PublishChange = publishByNotice,
  ) {}

  put(picture: PictureFile): ReturnType<ImageLibrary['put']> {
    const { database, subtle, clock } = this;
    return queried(async () => ok(await keepPicture(database, subtle, clock, picture)), this.logger);
  }

  putCopy(ref: PictureRef, width: CopyWidth, copy: PictureFile): ReturnType<ImageLibrary['putCopy']> {
    return changed(this.database, this.logger, async (database) => {
      const column = COPY_COLUMNS[width];
      const { numUpdatedRows } = await database
        .updateTable('picture')
        .set({ [column]: copy.bytes })
        .where('ref', '=', ref)
        .where('type', '=', copy.type)
        .where(column, 'is', null)
        .executeTakeFirst();
      // Pages that show the picture already have something to choose from now.
      if (numUpdatedRows > 0n) await this.publishChange(database, 'content');
      const query = database.selectFrom('picture').select('ref').where('ref', '=', ref);
      const isHeld = (await query.where('type', '=', copy.type).executeTakeFirst()) !== undefined;
      return isHeld ? ok(undefined) : fail({ code: 'not-found' });
    });
  }

  read(ref: PictureRef, width?: CopyWidth): Promise<Result<PictureFile | null, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const row = await this.database
        .selectFrom('picture')
        .select([sql.ref<Uint8Array | null>(width ? COPY_COLUMNS[width] : 'bytes').as('bytes'), 'type'])
        .where('ref', '=', ref)
        .executeTakeFirst();
      return ok(row?.bytes ? { bytes: new Uint8Array(row.bytes), type: row.type } : null);
    }, this.logger);
  }

  head(ref: PictureRef, width?: CopyWidth): Promise<Result<PictureHead | null, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const column = sql.ref(width ? COPY_COLUMNS[width] : 'bytes');
      const row = await this.database
        .selectFrom('picture')
        .select([sql<number | null>`length(${column})`.as('length'), 'type'])
        .where('ref', '=', ref)
        .executeTakeFirst();
      return ok(row && row.length !== null ? { type: row.type, length: row.length } : null);
    }, this.logger);
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    const held = await this.head(ref);
    return held.ok && held.value ? `/pictures/${ref.slice('picture:'.length)}` : null;
  }

  list(): Promise<Result<readonly StoredPicture[], FailureOf<'unavailable'>>> {
    return queried(async () => {
      const rows = await this.database
        .selectFrom('picture')
        .select(['ref', 'type', 'added_at', WEIGHT.as('size')])
        .orderBy('added_at')
        .orderBy('ref')
        .execute();
      return ok(rows.map(({ ref, type, added_at, size }) => ({ ref, type, size, addedAt: added_at })));
    }, this.logger);
  }

  remove(refs: readonly PictureRef[], before: number): Promise<Result<void, FailureOf<'unavailable'>>> {
    return queried(async () => {
      if (refs.length > 0)
        await this.database
          .deleteFrom('picture')
          .where('ref', 'in', [...refs])
          .where('added_at', '<', before)
          .execute();
      return ok(undefined);
    }, this.logger);
  }
}

/** Keeps a picture, once, within a transaction or alone, and answers its reference. */
export async function keepPicture(
  database: Database,
  subtle: Pick<SubtleCrypto, 'digest'>,
  clock: Clock,
  { bytes, type }: PictureFile,
): Promise<PictureRef> {
  const ref = `picture:${Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex')}`;
  await database
    .insertInto('picture')
    .values({ ref, type, bytes, added_at: clock.now() })
    // Uploading a picture again means it will be used: its grace period starts over.
    .onConflict((conflict) => conflict.column('ref').doUpdateSet({ added_at: clock.now() }))
    .execute();
  return ref;
}
