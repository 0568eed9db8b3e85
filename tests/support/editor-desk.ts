import { guardedImageLibrary } from '../../src/adapters/guarded/guarded-image-library';
import type {
  Backup,
  ContentSave,
  ContentSaveFailure,
  ContentStore,
} from '../../src/core/content/content-store.port';
import { type EditableSections, SECTIONS_OF_SIMULATION } from '../../src/core/content/editable-sections';
import type {
  PictureCodec,
  PictureFile,
  PictureSize,
} from '../../src/core/content/pictures/image-library.port';
import type { Publication } from '../../src/core/content/publication.port';
import type { SiteContent } from '../../src/core/content/site-content';
import { type Failure, fail, ok } from '../../src/core/shared/result';
import type { Versioned } from '../../src/core/shared/versioned';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { assembleTestEditor } from './assemble-editor';
import { CountingIds } from './counting-ids';
import { FakePageLifecycle } from './fake-page-lifecycle';
import { FakeTime } from './fake-time';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { InMemoryDraftStore } from './in-memory/in-memory-draft-store';
import { InMemoryImageLibrary } from './in-memory/in-memory-image-library';
import { InMemoryStorageRoom } from './in-memory/in-memory-storage-room';
import { RecordingLogger } from './recording-logger';

/** A content store in memory whose calls a test can make fail. */
class DeskStore implements ContentStore {
  canSave = true;
  stored: Versioned<SiteContent> | null = null;
  kept: Backup[] = [];
  /** The failure of the next saves. */
  refuseSaves: ContentSaveFailure | null = null;
  /** The failure of loading. */
  refuseLoads: Extract<Failure, { code: 'corrupt' | 'unavailable' }> | null = null;
  /** The failure of listing the backups. */
  refuseBackups: Extract<Failure, { code: 'corrupt' | 'unavailable' }> | null = null;
  readonly changes = new InMemoryChanges();
  private revisions = 0;

  constructor(private readonly time: FakeTime) {}

  async load() {
    return this.refuseLoads ? fail(this.refuseLoads) : ok(this.stored);
  }

  async save({ content, base }: ContentSave) {
    if (this.refuseSaves) return fail(this.refuseSaves);
    if (base !== (this.stored?.revision ?? null)) return fail({ code: 'conflict' } as const);
    return ok(this.put(content));
  }

  async backups() {
    return this.refuseBackups ? fail(this.refuseBackups) : ok(this.kept);
  }

  /** Saves as another tab would. */
  saveElsewhere(content: SiteContent): void {
    this.put(content);
    this.changes.change('content');
  }

  /** Clears the stored content as another tab would. */
  removeElsewhere(): void {
    this.stored = null;
    this.changes.change('content');
  }

  private put(value: SiteContent): Versioned<SiteContent> {
    this.revisions += 1;
    this.stored = { value, revision: `revision-${this.revisions}`, savedAt: this.time.now() };
    return this.stored;
  }
}

/** Pictures in memory; a test decides their size in px. */
class DeskPictures extends InMemoryImageLibrary implements PictureCodec {
  size: PictureSize | null = { width: 200, height: 80 };

  async measure() {
    return this.size;
  }

  async scale(file: PictureFile) {
    return file;
  }

  async square(file: PictureFile) {
    return file;
  }
}

/** An editor on stores in memory, with everything that a test needs to reach; `isLocal`: whether pictures are this browser's. */
export function editorDesk(
  stored: SiteContent | null = null,
  {
    isLocal = true,
    publication = null as Publication | null,
    editableSections = SECTIONS_OF_SIMULATION as EditableSections,
  } = {},
) {
  const time = new FakeTime();
  const store = new DeskStore(time);
  if (stored) store.stored = { value: stored, revision: 'revision-0', savedAt: time.now() };
  const drafts = new InMemoryDraftStore();
  const pictures = new DeskPictures(crypto.subtle, time);
  const room = new InMemoryStorageRoom({ used: 3 * 1024 * 1024, limit: 1024 * 1024 * 1024 });
  const toasts = new ToastViewModel(time, time);
  const page = new FakePageLifecycle();
  const logger = new RecordingLogger();
  const ids = new CountingIds();

  /** Assembles an editor, as a new tab or a reload does; `slow` is the same store in a wrapper. */
  const open = (tab = 'tab-1', slow: ContentStore = store) =>
    assembleTestEditor({
      store: slow,
      drafts,
      library: isLocal ? guardedImageLibrary(pictures, room) : pictures,
      codec: pictures,
      localPictures: isLocal ? { inventory: pictures, room, avatars: { avatars: async () => ok([]) } } : null,
      publication,
      editableSections,
      tabs: { own: async () => tab, isOpen: async () => false },
      campaigns: { list: async () => ok([]) },
      time,
      ids,
      logger,
      toasts,
      page,
      changes: store.changes,
    });
  return { time, store, drafts, pictures, room, toasts, page, open };
}
