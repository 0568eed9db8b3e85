import type { CompiledQuery } from 'kysely';
import { rotateBackups } from '../../../core/content/backups/backup-rotation';
import type { ContentHistory, ContentSave, ContentStore } from '../../../core/content/content-store.port';
import type { SiteContent } from '../../../core/content/site-content';
import { readSiteContent } from '../../../core/content/site-content.schema';
import { fail, type Logger, ok } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import type { Versioned } from '../../../core/shared/versioned';
import type { Database } from '../database';
import { type PublishChange, publishByNotice } from '../publish-change';
import { changed, queried } from '../queried';

/** What the store works with in addition to its database. */
interface ContentParts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly publishChange?: PublishChange;
}

/** The site's content and its backups in PostgreSQL. A save is one transaction: of two from the same base one wins. */
export class PostgresContentStore implements ContentStore, ContentHistory {
  readonly canSave = true;
  /** What was read last; its revision stands for it, so that the document is parsed and checked once. */
  private known: Versioned<SiteContent> | null = null;
  private readonly revisionQuery: CompiledQuery<{ revision: string }>;

  constructor(
    private readonly database: Database,
    private readonly defaults: SiteContent,
    private readonly parts: ContentParts,
  ) {
    this.revisionQuery = database.selectFrom('content_head').select('revision').compile();
  }

  load(): ReturnType<ContentStore['load']> {
    return queried(async () => {
      const { rows } = await this.database.executeQuery(this.revisionQuery);
      if (this.known && rows[0]?.revision === this.known.revision) return ok(this.known);
      const head = await this.database.selectFrom('content_head').selectAll().executeTakeFirst();
      if (!head) return ok(null);
      const value = readSiteContent(head.content);
      if (!value) return fail({ code: 'corrupt' });
      this.known = { value, revision: head.revision, savedAt: head.saved_at };
      return ok(this.known);
    }, this.parts.logger);
  }

  save({ content, base, automatic }: ContentSave): ReturnType<ContentStore['save']> {
    return changed(this.database, this.parts.logger, async (database) => {
      const [revision, savedAt] = [this.parts.ids.next(), this.parts.clock.now()];
      const next = { revision, saved_at: savedAt, automatic, content: JSON.stringify(content) };
      const head = await database
        .selectFrom('content_head')
        .select(['revision', 'saved_at', 'automatic', 'content'])
        .forUpdate()
        .executeTakeFirst();
      if ((head?.revision ?? null) !== base) return fail({ code: 'conflict' });
      if (head) {
        await database.updateTable('content_head').set(next).execute();
      } else {
        // There is no row to lock before the first save: of two at once one finds the other's.
        const { numInsertedOrUpdatedRows } = await database
          .insertInto('content_head')
          .values(next)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return fail({ code: 'conflict' });
      }
      const backups = await database.selectFrom('content_backup').selectAll().orderBy('place').execute();
      const first = { revision: null, saved_at: null, automatic: false, content: this.defaults };
      const replaced = { ...(head ?? first), id: head?.revision ?? 'default', place: 0 };
      const rotated = rotateBackups(backups, replaced, automatic);
      if (rotated !== backups) {
        await database.deleteFrom('content_backup').execute();
        const rows = rotated.map((backup, place) => {
          return { ...backup, place, content: JSON.stringify(backup.content) };
        });
        await database.insertInto('content_backup').values(rows).execute();
      }
      const { publishChange = publishByNotice } = this.parts;
      await publishChange(database, 'content');
      return ok({ value: content, revision, savedAt });
    });
  }

  at(revision: string): ReturnType<ContentHistory['at']> {
    return queried(async () => {
      const columns = ['saved_at', 'content'] as const;
      const row = await this.database
        .selectFrom('content_backup')
        .select(columns)
        .where('revision', '=', revision)
        .unionAll(this.database.selectFrom('content_head').select(columns).where('revision', '=', revision))
        .limit(1)
        .executeTakeFirst();
      const value = row && readSiteContent(row.content);
      return ok(value ? { value, revision, savedAt: row.saved_at } : null);
    }, this.parts.logger);
  }

  backups(): ReturnType<ContentStore['backups']> {
    return queried(async () => {
      const rows = await this.database.selectFrom('content_backup').selectAll().orderBy('place').execute();
      return ok(
        rows.map(({ id, revision, saved_at: savedAt, content }) => {
          return { id, revision, savedAt, content: readSiteContent(content) };
        }),
      );
    }, this.parts.logger);
  }
}
