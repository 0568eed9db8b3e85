import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { IndexedDbDraftStore } from '../../src/adapters/indexed-db/indexed-db-draft-store';
import { IndexedDbImageLibrary } from '../../src/adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../src/adapters/indexed-db/site-database';
import { LocalStorageContentStore } from '../../src/adapters/local-storage/local-storage-content-store';
import { LocalStorageDraftStore } from '../../src/adapters/local-storage/local-storage-draft-store';
import { StorageChanges } from '../../src/adapters/local-storage/storage-changes';
import { mirroredDraftStore } from '../../src/adapters/mirrored/mirrored-draft-store';
import { BrowserStorageRoom } from '../../src/adapters/system/browser-storage-room';
import { WebLockTabRegistry } from '../../src/adapters/web-locks/web-lock-tab-registry';
import type { ContentStore } from '../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../src/core/content/default-document';
import type { Draft, DraftStore } from '../../src/core/content/drafts/draft-store.port';
import type { ImageLibrary, PictureCodec } from '../../src/core/content/pictures/image-library.port';
import type { PictureInventory } from '../../src/core/content/storage/picture-inventory.port';
import { ok } from '../../src/core/shared/result';
import type { Scheduler } from '../../src/core/shared/system.port';
import type { EditorViewModel } from '../../src/ui/content/editor.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { assembleTestEditor } from './assemble-editor';
import { campaignsInMemory } from './campaigns-in-memory';
import { CountingIds } from './counting-ids';
import { FakeLocks } from './fake-locks';
import { FakePageLifecycle } from './fake-page-lifecycle';
import { FakeStorage, SharedStorage } from './fake-storage';
import { FakeTime, settle } from './fake-time';
import { type FaultyPort, withFaults } from './faults/with-faults';
import { RecordingLogger } from './recording-logger';

/** What a tab may be opened with. */
export interface TabOptions {
  readonly person?: string;
  /** Session storage of a tab that is reloaded or duplicated. */
  readonly session?: FakeStorage;
  readonly secure?: boolean;
  /** Wraps the editor's content store, for example to make saves slow. */
  readonly wrapStore?: (store: ContentStore) => ContentStore;
}

/** A tab in which the editor is open. */
export interface EditorTab {
  readonly editor: EditorViewModel;
  readonly storage: FakeStorage;
  readonly session: FakeStorage;
  readonly store: LocalStorageContentStore;
  readonly page: FakePageLifecycle;
  readonly toasts: ToastViewModel;
  readonly logger: RecordingLogger;
  readonly library: ImageLibrary;
  /** Closes the tab or leaves the page normally. */
  close(): void;
  /** Kills the tab now: nothing that it still had to do happens. */
  crash(): void;
}

/** One browser with what its tabs share, on a clock that a test moves. */
export class EditorBrowser {
  readonly time = new FakeTime(undefined, () => this.settle());
  readonly shared = new SharedStorage();
  readonly ids = new CountingIds();
  private readonly locks = new FakeLocks();
  private readonly strict: FaultyPort<DraftStore>;
  private readonly library: FaultyPort<ImageLibrary>;
  private readonly inventory: FaultyPort<PictureInventory>;

  constructor() {
    const factory = new IDBFactory();
    const database = new SiteDatabase(() => factory);
    this.strict = withFaults('draftStore', new IndexedDbDraftStore(database));
    const pictures = new IndexedDbImageLibrary(database, crypto.subtle, URL, this.time);
    this.library = withFaults('imageLibrary', pictures);
    this.inventory = withFaults('pictureInventory', pictures);
  }

  /** Opens the editor in a tab and waits until it has loaded. */
  async open(options: TabOptions = {}): Promise<EditorTab> {
    const tab = this.assemble(options);
    // A duplicated tab waits a moment for the lock of the original.
    for (let waited = 0; tab.editor.document.isLoading && waited < 2000; waited += 250)
      await this.time.advance(250);
    return tab;
  }

  /** Waits until promises have run to their end and the database has answered everything that it was asked. */
  async settle(): Promise<void> {
    await settle();
    while (this.strict.unanswered + this.library.unanswered + this.inventory.unanswered > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await settle();
    }
  }

  /** Every draft in the browser, from both stores. */
  async draftsKept(): Promise<readonly Draft[]> {
    const storage = new FakeStorage(this.shared);
    const local = new LocalStorageDraftStore(() => storage, new RecordingLogger());
    const listed = await mirroredDraftStore(local, this.strict.port).list();
    storage.close();
    return listed.ok ? listed.value : [];
  }

  private assemble({
    person = 'avery',
    session = new FakeStorage(),
    secure = true,
    wrapStore,
  }: TabOptions): EditorTab {
    const storage = new FakeStorage(this.shared);
    const owner = {};
    const life = { alive: true };
    const scheduler = mortal(this.time, life);
    const { time, ids } = this;
    const locks = secure ? this.locks.of(owner) : null;
    const logger = new RecordingLogger();
    const page = new FakePageLifecycle();
    const toasts = new ToastViewModel(scheduler, time);
    const store = new LocalStorageContentStore({
      storage: () => storage,
      locks,
      clock: time,
      ids,
      logger,
      defaults: async () => DEFAULT_DOCUMENT,
    });
    const library = this.library.port;
    const codec: PictureCodec = {
      measure: async () => ({ width: 4000, height: 3000 }),
      scale: async (picture) => ({ ...picture, bytes: picture.bytes.slice(0, 8) }),
      square: async (picture) => picture,
    };
    const editor = assembleTestEditor({
      store: wrapStore ? wrapStore(store) : store,
      drafts: mirroredDraftStore(new LocalStorageDraftStore(() => storage, logger), this.strict.port),
      library,
      codec,
      publication: null,
      localPictures: {
        inventory: this.inventory.port,
        room: new BrowserStorageRoom(null),
        avatars: { avatars: async () => ok([]) },
      },
      tabs: new WebLockTabRegistry(() => session, locks, ids, scheduler),
      campaigns: campaignsInMemory([], { time, storage: session }),
      page,
      changes: new StorageChanges(storage.view, page),
      time,
      scheduler,
      ids,
      logger,
      session: {
        user: { id: person, email: `${person}@fsr.example`, name: person, role: 'admin' },
        interruption: null,
      },
      toasts,
    });
    const stop = editor.start();
    const end = () => {
      life.alive = false;
      storage.close();
      this.locks.release(owner);
    };
    return {
      editor,
      storage,
      session,
      store,
      page,
      toasts,
      logger,
      library,
      close: () => {
        page.leave();
        stop();
        end();
      },
      crash: () => {
        storage.writesLeft = storage.writes;
        end();
      },
    };
  }
}

/** Timers that stop when the tab is killed. */
function mortal(time: FakeTime, life: { readonly alive: boolean }): Scheduler {
  const guarded = (task: () => void) => () => {
    if (life.alive) task();
  };
  return {
    after: (delay, task) => time.after(delay, guarded(task)),
    every: (period, task) => time.every(period, guarded(task)),
    whenIdle: (longest, task) => time.whenIdle(longest, guarded(task)),
  };
}
