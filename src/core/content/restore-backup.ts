import type { FailureOf } from '../shared/failure';
import { fail, ok, type Result } from '../shared/result';
import type { ContentStore } from './content-store.port';
import type { SiteContent } from './site-content';

/** Reads a backup, so that it can come back as unsaved changes ('Backup not found', 'Failed to restore from backup'). */
export class RestoreBackup {
  constructor(private readonly store: Pick<ContentStore, 'backups'>) {}

  async execute(
    id: string,
  ): Promise<Result<SiteContent, FailureOf<'not-found' | 'corrupt' | 'unavailable'>>> {
    const backups = await this.store.backups();
    if (!backups.ok) return backups;
    const backup = backups.value.find((candidate) => candidate.id === id);
    if (!backup) return fail({ code: 'not-found' });
    return backup.content ? ok(backup.content) : fail({ code: 'corrupt' });
  }
}
