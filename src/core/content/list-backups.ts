import type { FailureOf } from '../shared/failure';
import { ok, type Result } from '../shared/result';
import type { ContentStore } from './content-store.port';
import { type ContentDifference, diffContent } from './diff-content';
import type { SiteContent } from './site-content';

/** A backup as the dialog lists it. */
export interface ListedBackup {
  readonly id: string;
  /** ms since the epoch when this content was saved; null for the default content. */
  readonly savedAt: number | null;
  /** How the backup differs from what is being edited (`before` is now, `after` the backup); null when it is damaged. */
  readonly differences: readonly ContentDifference[] | null;
}

/** Lists the backups, newest first, with what restoring each would change. */
export class ListBackups {
  constructor(private readonly store: Pick<ContentStore, 'backups'>) {}

  async execute(
    current: SiteContent,
  ): Promise<Result<readonly ListedBackup[], FailureOf<'corrupt' | 'unavailable'>>> {
    const backups = await this.store.backups();
    if (!backups.ok) return backups;
    return ok(
      backups.value.map(({ id, savedAt, content }) => ({
        id,
        savedAt,
        differences: content ? diffContent(current, content) : null,
      })),
    );
  }
}
