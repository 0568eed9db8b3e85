import type { FailureOf } from '../../shared/failure';
import { fail, ok, type Result } from '../../shared/result';
import type { BackupsFailure, ContentStore } from '../content-store.port';
import { type ContentDifference, diffContent } from '../diff-content';
import type { SiteContent } from '../site-content';

/** A backup as the dialog lists it. */
export interface ListedBackup {
  readonly id: string;
  /** ms since the epoch when this content was saved; null for the default content. */
  readonly savedAt: number | null;
  /** How the backup differs from what is being edited (`before` is now, `after` the backup); null when it is damaged. */
  readonly differences: readonly ContentDifference[] | null;
}

/** The versions of the content before the stored one. */
export class ContentBackups {
  constructor(private readonly store: Pick<ContentStore, 'backups'>) {}

  /** The backups, newest first, with what restoring each would change. */
  async list(current: SiteContent): Promise<Result<readonly ListedBackup[], BackupsFailure>> {
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

  /** The content of a backup, to come back as unsaved changes. */
  async read(id: string): Promise<Result<SiteContent, BackupsFailure | FailureOf<'not-found'>>> {
    const backups = await this.store.backups();
    if (!backups.ok) return backups;
    const backup = backups.value.find((candidate) => candidate.id === id);
    if (!backup) return fail({ code: 'not-found' });
    return backup.content ? ok(backup.content) : fail({ code: 'corrupt' });
  }
}
