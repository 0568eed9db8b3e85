import { rotateBackups } from '../../../src/core/content/backups/backup-rotation';
import type {
  Backup,
  ContentHistory,
  ContentSave,
  ContentStore,
} from '../../../src/core/content/content-store.port';
import type { SiteContent } from '../../../src/core/content/site-content';
import { fail, ok } from '../../../src/core/shared/result';
import type { Clock, IdSource } from '../../../src/core/shared/system.port';

interface Kept extends Backup {
  readonly automatic: boolean;
  readonly content: SiteContent;
}

/** Content that lasts as long as this object. */
export class InMemoryContentStore implements ContentStore, ContentHistory {
  readonly canSave = true;
  private current: (Kept & { readonly revision: string }) | null = null;
  private kept: readonly Kept[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly defaults: SiteContent,
  ) {}

  async load(): ReturnType<ContentStore['load']> {
    const { current } = this;
    return ok(current && { value: current.content, revision: current.revision, savedAt: current.savedAt });
  }

  async save({ content, base, automatic }: ContentSave): ReturnType<ContentStore['save']> {
    const { current } = this;
    if ((current?.revision ?? null) !== base) return fail({ code: 'conflict' });
    const first = { id: 'default', revision: null, savedAt: null, automatic: false, content: this.defaults };
    this.kept = rotateBackups<Kept>(this.kept, current ?? first, automatic);
    const revision = this.ids.next();
    const savedAt = this.clock.now();
    this.current = { id: revision, revision, savedAt, automatic, content };
    for (const listener of [...this.listeners]) listener();
    return ok({ value: content, revision, savedAt });
  }

  async at(revision: string): ReturnType<ContentHistory['at']> {
    const found = [this.current, ...this.kept].find((one) => one?.revision === revision);
    return ok(found ? { value: found.content, revision, savedAt: found.savedAt } : null);
  }

  async backups(): ReturnType<ContentStore['backups']> {
    return ok(this.kept);
  }
}
