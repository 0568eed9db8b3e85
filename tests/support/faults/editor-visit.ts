import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { guardedImageLibrary } from '../../../src/adapters/guarded/guarded-image-library';
import { IndexedDbDraftStore } from '../../../src/adapters/indexed-db/indexed-db-draft-store';
import { IndexedDbImageLibrary } from '../../../src/adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../../src/adapters/indexed-db/site-database';
import { LocalStorageContentStore } from '../../../src/adapters/local-storage/local-storage-content-store';
import { LocalStorageDraftStore } from '../../../src/adapters/local-storage/local-storage-draft-store';
import { StorageChanges } from '../../../src/adapters/local-storage/storage-changes';
import { mirroredDraftStore } from '../../../src/adapters/mirrored/mirrored-draft-store';
import { BrowserStorageRoom } from '../../../src/adapters/system/browser-storage-room';
import { WebLockTabRegistry } from '../../../src/adapters/web-locks/web-lock-tab-registry';
import { textSource } from '../../../src/core/content/backups/import-content';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { SECTION_KEYS } from '../../../src/core/content/diff-content';
import { isUploadedPicture } from '../../../src/core/content/pictures/picture-ref';
import type { SiteContent } from '../../../src/core/content/site-content';
import { ok } from '../../../src/core/shared/result';
import { AUTO_SAVE_DELAY_MS } from '../../../src/ui/content/saving/content-saver';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { assembleTestEditor } from '../assemble-editor';
import { campaignsInMemory } from '../campaigns-in-memory';
import { contentTitled } from '../content-builder';
import { CountingIds } from '../counting-ids';
import { FakeLocks } from '../fake-locks';
import { FakePageLifecycle } from '../fake-page-lifecycle';
import { FakeStorage } from '../fake-storage';
import { FakeTime } from '../fake-time';
import { pngOf } from '../picture-bytes';
import { RecordingLogger } from '../recording-logger';
import { withFaults } from './with-faults';

/** Everything that the editor stands on in a browser, each port in its wrapper. */
export function editorGround() {
  const time = new FakeTime();
  const ids = new CountingIds();
  const logger = new RecordingLogger();
  const storage = new FakeStorage();
  const session = new FakeStorage();
  const locks = new FakeLocks().of({});
  const factory = new IDBFactory();
  const database = new SiteDatabase(() => factory);
  const real = {
    store: new LocalStorageContentStore({
      storage: () => storage,
      locks,
      clock: time,
      ids,
      logger,
      defaults: async () => DEFAULT_DOCUMENT,
    }),
    drafts: mirroredDraftStore(
      new LocalStorageDraftStore(() => storage, logger),
      new IndexedDbDraftStore(database),
    ),
    library: new IndexedDbImageLibrary(database, crypto.subtle, URL, time),
    campaigns: campaignsInMemory([], { time, storage: session }),
    tabs: new WebLockTabRegistry(() => session, locks, ids, time),
  };
  const faults = {
    contentStore: withFaults('contentStore', real.store),
    draftStore: withFaults('draftStore', real.drafts),
    imageLibrary: withFaults('imageLibrary', real.library),
    pictureInventory: withFaults('pictureInventory', real.library),
    campaigns: withFaults('campaigns', real.campaigns),
    storageRoom: withFaults('storageRoom', new BrowserStorageRoom(null)),
    tabRegistry: withFaults('tabRegistry', real.tabs),
    publication: withFaults('publication', {
      outcome: async () => ok({ status: 'live', at: time.now() } as const),
    }),
    pictureCodec: withFaults('pictureCodec', {
      // Wide enough for a copy, which weighs less.
      measure: async () => ({ width: 800, height: 80 }),
      scale: async (picture) => ({ ...picture, bytes: picture.bytes.slice(0, -1) }),
      square: async (picture) => picture,
    }),
  };
  return { time, ids, logger, storage, real, faults };
}

/** What the editor stands on, each port in its wrapper. */
export type EditorGroundUnderFaults = ReturnType<typeof editorGround>;

/** Waits until something is done, or until every store has answered; tells whether it is done. */
async function until(
  { faults: { contentStore, draftStore, imageLibrary, pictureInventory } }: EditorGroundUnderFaults,
  isDone: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const ports = [contentStore, draftStore, imageLibrary, pictureInventory];
  const isBusy = () => ports.some(({ unanswered }) => unanswered > 0);
  for (let wasBusy = true; wasBusy; ) {
    if (await isDone()) return true;
    wasBusy = isBusy();
    // An answer may lead to the next question, which is asked by the end of this turn.
    await new Promise((resolve) => setImmediate(resolve));
    wasBusy ||= isBusy();
  }
  return isDone();
}

const STORED = 'Stored before';
const DRAFTED = 'Typed on the last visit';

/**
 * Runs a whole visit of an admin: a draft of the last visit comes back, a picture is uploaded, a title is typed and saved, a backup
 * restored and undone, an auto-save runs, the document goes out and in again, changes are reverted, the last words are
 * typed, and the page is left and opened again. Gives back every promise that was broken on the way, in words:
 *
 * - each thing asked for works or says why it does not, and works when it is asked for again;
 * - nothing that was stored or typed is lost, whatever one call does.
 */
export async function editorVisit(ground: EditorGroundUnderFaults): Promise<readonly string[]> {
  const { time, ids, logger, storage, real, faults } = ground;
  const broken: string[] = [];
  const check = (isKept: boolean, promise: string) => {
    if (!isKept) broken.push(promise);
  };
  const toasts = new ToastViewModel(time, time);
  const page = new FakePageLifecycle();
  const open = () =>
    assembleTestEditor({
      store: faults.contentStore.port,
      drafts: faults.draftStore.port,
      library: guardedImageLibrary(faults.imageLibrary.port, faults.storageRoom.port),
      codec: faults.pictureCodec.port,
      publication: faults.publication.port,
      localPictures: {
        inventory: faults.pictureInventory.port,
        room: faults.storageRoom.port,
        avatars: { avatars: async () => ok([]) },
      },
      tabs: faults.tabRegistry.port,
      campaigns: faults.campaigns.port,
      time,
      ids,
      logger,
      toasts,
      page,
      changes: new StorageChanges(storage.view, page),
    });
  const titleStored = async () => {
    const loaded = await real.store.load();
    return loaded.ok && loaded.value ? loaded.value.value.heroContent.title : null;
  };
  /** Everything that is kept anywhere: the content, its backups, and drafts. */
  const kept = async (): Promise<readonly SiteContent[]> => {
    const [loaded, backups, drafts] = await Promise.all([
      real.store.load(),
      real.store.backups(),
      real.drafts.list(),
    ]);
    const documents = [
      loaded.ok && loaded.value?.value,
      ...(backups.ok ? backups.value.map(({ content }) => content) : []),
      ...(drafts.ok ? drafts.value.map(({ content }) => content) : []),
    ];
    return documents.filter((document) => !!document);
  };
  const isKept = async (text: string) =>
    (await kept()).some(({ heroContent }) => [heroContent.title, heroContent.subtitle].includes(text));

  // What there is before the visit.
  const first = await real.store.save({ content: contentTitled(STORED), base: null, automatic: false });
  const base = first.ok ? first.value.revision : null;
  const drafted = contentTitled(STORED);
  await real.drafts.put({
    person: 'admin-1',
    tab: await real.tabs.own(),
    base,
    content: { ...drafted, heroContent: { ...drafted.heroContent, subtitle: DRAFTED } },
    editedAt: time.now(),
    savedAs: null,
  });
  await time.advance(60_000);

  const editor = open();
  const end = editor.start();
  const { document, pictures, transfer, backups } = editor;
  const title = () => document.content.heroContent.title;
  /** Like `check`, for what an editor that became read-only (and says so) need not do any more. */
  const works = (isDone: boolean, promise: string) =>
    check(isDone || editor.readOnlyReason !== null, promise);
  let lastTyped = DRAFTED;
  const type = async (text: string) => {
    document.edit('heroContent.title', text);
    if (title() === text) lastTyped = text;
    await time.advance(1000);
  };
  const isSaved = async (text: string) =>
    !editor.document.hasUnsavedChanges && (await titleStored()) === text;
  const isTold = () =>
    editor.error !== null || editor.document.conflict !== null || toasts.toast?.variant === 'destructive';
  const saveMine = async () => {
    if (editor.document.conflict)
      editor.resolveConflict(Object.fromEntries(SECTION_KEYS.map((key) => [key, 'mine'] as const)));
    await editor.saver.save(false);
  };

  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      check(await until(ground, () => !editor.document.isLoading), 'the editor opens');
      const isBack = document.content.heroContent.subtitle === DRAFTED || editor.offers.offers.length > 0;
      works(
        isBack || editor.error !== null || editor.notes.length > 0,
        'a draft that is not back is spoken of',
      );
    },
    async () => {
      const upload = () =>
        pictures
          .at('brandAssets.logos.white')
          .choose({ name: 'logo.png', size: 33, read: async () => pngOf(200, 80) }, (ref) =>
            document.edit('brandAssets.logos.white', ref),
          );
      const hasLogo = () => isUploadedPicture(document.content.brandAssets.logos.white);
      await upload();
      const logo = pictures.at('brandAssets.logos.white').state;
      works(
        hasLogo() || (logo.status === 'refused' && logo.message !== ''),
        'an upload works or says why not',
      );
      if (!hasLogo()) await upload();
      works(hasLogo(), 'an upload works the next time');
      const read = await real.library.read(document.content.brandAssets.logos.white);
      works(read.ok && read.value !== null, 'a picture in the document is held');
    },
    async () => {
      await type('Typed');
      const isDrafted = await until(ground, async () => (await isKept('Typed')) || editor.notes.length > 0);
      works(isDrafted, 'what is typed is a draft a second later, or the editor says that it is not');
    },
    async () => {
      await editor.saver.save(false);
      works((await isSaved('Typed')) || isTold(), 'a save works or says why not');
      for (let again = 0; again < 2 && !(await isSaved('Typed')); again++) await saveMine();
      works(await isSaved('Typed'), 'a save works the next time');
      works(editor.error === null, 'what went wrong is not said any more once it is mended');
      check(await isKept(STORED), 'what was stored is kept');
    },
    async () => {
      const restore = async () => {
        await backups.open();
        const { state } = backups;
        const older =
          state.status === 'listed' && state.backups.find(({ differences }) => !!differences?.length);
        if (older) await backups.restore(older.id);
      };
      await restore();
      works(title() === STORED || backups.error !== null, 'a backup is restored, or the dialog says why not');
      if (title() !== STORED) await restore();
      works(title() === STORED, 'a backup is restored the next time');
      document.undo();
      works(title() === 'Typed', 'a restored backup can be undone');
    },
    async () => {
      await type('Later');
      await time.advance(AUTO_SAVE_DELAY_MS - 1000);
      const isAutoSaved = () => isSaved('Later');
      works(
        await until(ground, async () => (await isAutoSaved()) || editor.notes.length > 0),
        'an auto-save works or leaves a quiet line',
      );
      for (let again = 0; again < 2 && !(await isAutoSaved()); again++) {
        if (editor.document.conflict) await saveMine();
        await time.advance(AUTO_SAVE_DELAY_MS + 1000);
        await until(ground, isAutoSaved);
      }
      works(await isAutoSaved(), 'an auto-save works the next time');
    },
    async () => {
      let exported = await transfer.export();
      check(exported !== null || transfer.exportFailed, 'an export works or says why not');
      exported ??= await transfer.export();
      check(exported !== null, 'an export works the next time');
      const file = textSource((exported?.json ?? '').replace('"Later"', '"Imported"'));
      await transfer.import(file);
      works(
        title() === 'Imported' || !['open', 'closed', 'reading'].includes(transfer.state.status),
        'an import works or says why not',
      );
      if (title() !== 'Imported') await transfer.import(file);
      works(title() === 'Imported', 'an import works the next time');
      await time.advance(1000);
    },
    async () => {
      await editor.revert();
      works(title() === 'Later' && !editor.document.hasUnsavedChanges, 'Revert goes back to what is stored');
      const isGone = await until(ground, async () => !(await isKept('Imported')) || editor.notes.length > 0);
      works(isGone, 'Revert removes the draft, or the editor says that it could not');
    },
    () => type('Last'),
  ];
  for (const step of steps) if (editor.readOnlyReason === null) await step();

  page.leave();
  end();
  check(await until(ground, () => isKept(lastTyped)), 'the last words are kept');
  check(await isKept(STORED), 'what was stored is kept to the end');
  check(await isKept(DRAFTED), 'the draft of the last visit is kept');
  const again = open();
  const endAgain = again.start();
  check(await until(ground, () => !again.document.isLoading), 'the editor opens again');
  const { title: titleAgain, subtitle } = again.document.content.heroContent;
  check(
    titleAgain === lastTyped ||
      subtitle === lastTyped ||
      again.offers.offers.length > 0 ||
      again.error !== null ||
      again.notes.length > 0,
    'the last words are there on the next visit, or it is said why not',
  );
  // Pictures that nobody uses any more are looked for in the background.
  await until(ground, () => faults.campaigns.calls('list') > 0);
  await time.advance(1000);
  await until(ground, () => false);
  endAgain();
  return broken;
}
