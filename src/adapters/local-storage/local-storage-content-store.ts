import { rotateBackups } from '../../core/content/backups/backup-rotation';
import type { Backup, ContentSave, ContentStore } from '../../core/content/content-store.port';
import type { SiteContent } from '../../core/content/site-content';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../core/shared/result';
import type { Clock, IdSource } from '../../core/shared/system.port';
import type { Versioned } from '../../core/shared/versioned';
import { BACKUPS_FORMAT, CONTENT_FORMAT, type StoredBackup, type StoredContent } from './content-format';
import { JsonStore } from './json-store';

/** What the store needs from the browser and from the rest of the site. */
export interface ContentStoreSurroundings {
  /** Read on each use, because a browser may throw when the property is read. */
  readonly storage: () => Storage;
  /** Null on a page that is not secure; then nothing can be saved. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** The default content: the first backup. */
  readonly defaults: () => Promise<SiteContent>;
}

type SaveResult = Awaited<ReturnType<ContentStore['save']>>;

/**
 * The content and its backups in local storage, under 'siteContent' and 'siteContent:backups'. A save first adds the
 * previous content to the backups, so that an interruption between the two writes loses nothing. A lock prevents two
 * tabs from saving at once.
 */
export class LocalStorageContentStore implements ContentStore {
  private readonly content: JsonStore<StoredContent>;
  private readonly kept: JsonStore<readonly StoredBackup[]>;

  constructor(private readonly around: ContentStoreSurroundings) {
    this.content = new JsonStore(around.storage, CONTENT_FORMAT, around.logger);
    this.kept = new JsonStore(around.storage, BACKUPS_FORMAT, around.logger);
  }

  get canSave(): boolean {
    return this.around.locks !== null;
  }

  async load(): Promise<Result<Versioned<SiteContent> | null, FailureOf<'corrupt' | 'unavailable'>>> {
    const stored = this.content.read();
    if (!stored.ok) return stored;
    return ok(stored.value && versioned(stored.value));
  }

  async save(request: ContentSave): Promise<SaveResult> {
    if (!this.around.locks) return fail({ code: 'unavailable' });
    return this.around.locks.request(CONTENT_FORMAT.key, async () => this.saveAlone(request));
  }

  async backups(): Promise<Result<readonly Backup[], FailureOf<'corrupt' | 'unavailable'>>> {
    const result = this.kept.read();
    if (!result.ok) return result;
    return ok(
      (result.value ?? []).map(({ id, revision, savedAt, content }) => ({ id, revision, savedAt, content })),
    );
  }

  private async saveAlone({ content, base, automatic }: ContentSave): Promise<SaveResult> {
    const read = this.content.read();
    // A corrupt value was set aside, so its key is free.
    if (!read.ok && (read.failure.code === 'unavailable' || read.failure.newer)) return read;
    const current = read.ok ? read.value : null;
    if ((current?.revision ?? null) !== base) return fail({ code: 'conflict' });
    const result = this.kept.read();
    if (!result.ok && (result.failure.code === 'unavailable' || result.failure.newer)) return result;
    const before = (result.ok ? result.value : null) ?? [];
    const replaced = await this.backupOf(current);
    const after = rotateBackups(before, replaced, automatic);
    if (after !== before) {
      const written = this.kept.write(after);
      if (!written.ok) return written;
    }
    const next = { revision: this.around.ids.next(), savedAt: this.around.clock.now(), automatic, content };
    const written = this.content.write(next);
    if (written.ok) return ok(versioned(next));
    // The content did not fit: restore the backup that was dropped for it.
    if (after !== before) this.kept.write(before);
    return written;
  }

  private async backupOf(current: StoredContent | null): Promise<StoredBackup> {
    if (current) return { ...current, id: current.revision, raw: null };
    const content = await this.around.defaults();
    return { id: 'default', revision: null, savedAt: null, automatic: false, content, raw: null };
  }
}

function versioned({ content, revision, savedAt }: StoredContent): Versioned<SiteContent> {
  return { value: content, revision, savedAt };
}
