import { ContainerModule } from 'inversify';
import { IndexedDbDraftStore } from '../adapters/indexed-db/indexed-db-draft-store';
import { SiteDatabase } from '../adapters/indexed-db/site-database';
import { LocalStorageDraftStore } from '../adapters/local-storage/local-storage-draft-store';
import { MirroredDraftStore } from '../adapters/mirrored/mirrored-draft-store';
import { WebLockTabRegistry } from '../adapters/web-locks/web-lock-tab-registry';
import { CheckPicture } from '../core/content/check-picture';
import { CollectUnusedPictures } from '../core/content/collect-unused-pictures';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { ExportContent } from '../core/content/export-content';
import { FindDrafts } from '../core/content/find-drafts';
import { ImportContent } from '../core/content/import-content';
import { ListBackups } from '../core/content/list-backups';
import { LoadContent } from '../core/content/load-content';
import { MeasureStorage } from '../core/content/measure-storage';
import { RestoreBackup } from '../core/content/restore-backup';
import { RevertContent } from '../core/content/revert-content';
import { SaveContent } from '../core/content/save-content';
import { SaveDraft } from '../core/content/save-draft';
import { UploadPicture } from '../core/content/upload-picture';
import { EditorDocument } from '../ui/editor/document/editor-document';
import { DraftKeeper } from '../ui/editor/drafts/draft-keeper';
import { DraftOffersViewModel } from '../ui/editor/drafts/draft-offers.view-model';
import { EditorViewModel } from '../ui/editor/editor.view-model';
import type { EditorParts, EditorSurroundings, EditorUseCases } from '../ui/editor/editor-parts';
import { PictureUploadsViewModel } from '../ui/editor/pictures/picture-uploads.view-model';
import { ContentSaver } from '../ui/editor/saving/content-saver';
import { StorageViewModel } from '../ui/editor/storage/storage.view-model';
import { BackupsViewModel } from '../ui/editor/transfer/backups.view-model';
import { TransferViewModel } from '../ui/editor/transfer/transfer.view-model';
import { SiteContentViewModel } from '../ui/shared/content/site-content.view-model';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindSingleton, bindTransient, token } from './token';
import { tokens } from './tokens';

const editorParts = token<EditorParts>('EditorParts');
const editorUseCases = token<EditorUseCases>('EditorUseCases');
const editorSurroundings = token<EditorSurroundings>('EditorSurroundings');

/** The content editor: its stores for drafts, its use cases, and its view model put together around one document. */
export const editorModule = new ContainerModule((options) => {
  bindSingleton(
    options,
    tokens.draftStore,
    (database, logger) =>
      new MirroredDraftStore(
        new LocalStorageDraftStore(() => window.localStorage, logger),
        new IndexedDbDraftStore(database),
      ),
    [SiteDatabase, tokens.logger],
  );
  bindSingleton(
    options,
    tokens.tabRegistry,
    (ids, scheduler) =>
      new WebLockTabRegistry(
        () => window.sessionStorage,
        'locks' in navigator ? navigator.locks : null,
        ids,
        scheduler,
      ),
    [tokens.idSource, tokens.scheduler],
  );
  bindSingleton(options, SaveContent, (store, clock) => new SaveContent(store, clock), [
    tokens.contentStore,
    tokens.clock,
  ]);
  bindSingleton(options, SaveDraft, (drafts, clock) => new SaveDraft(drafts, clock), [
    tokens.draftStore,
    tokens.clock,
  ]);
  bindSingleton(options, FindDrafts, (drafts, store, tabs, ids) => new FindDrafts(drafts, store, tabs, ids), [
    tokens.draftStore,
    tokens.contentStore,
    tokens.tabRegistry,
    tokens.idSource,
  ]);
  bindSingleton(options, RevertContent, (drafts, loadContent) => new RevertContent(drafts, loadContent), [
    tokens.draftStore,
    LoadContent,
  ]);
  bindSingleton(options, ListBackups, (store) => new ListBackups(store), [tokens.contentStore]);
  bindSingleton(options, RestoreBackup, (store) => new RestoreBackup(store), [tokens.contentStore]);
  bindSingleton(options, ImportContent, (library, codec) => new ImportContent(library, codec), [
    tokens.guardedImageLibrary,
    tokens.pictureCodec,
  ]);
  bindSingleton(options, ExportContent, (library, clock) => new ExportContent(library, clock), [
    tokens.imageLibrary,
    tokens.clock,
  ]);
  bindSingleton(options, MeasureStorage, (library, room) => new MeasureStorage(library, room), [
    tokens.imageLibrary,
    tokens.storageRoom,
  ]);
  bindSingleton(
    options,
    CollectUnusedPictures,
    (library, store, drafts, campaigns, clock) =>
      new CollectUnusedPictures(library, store, drafts, campaigns, clock),
    [tokens.imageLibrary, tokens.contentStore, tokens.draftStore, tokens.campaignGateway, tokens.clock],
  );

  bindTransient(
    options,
    editorParts,
    (
      clock,
      scheduler,
      logger,
      toasts,
      site,
      drafts,
      saveDraft,
      saveContent,
      list,
      restore,
      read,
      write,
      check,
      upload,
      measure,
    ) => {
      const document = new EditorDocument(DEFAULT_CONTENT, clock);
      const storage = new StorageViewModel(measure);
      const keeper = new DraftKeeper(document, saveDraft, clock, scheduler);
      return {
        document,
        drafts: keeper,
        saver: new ContentSaver(document, keeper, saveContent, site, toasts, scheduler, logger),
        offers: new DraftOffersViewModel(document, keeper, drafts, toasts),
        backups: new BackupsViewModel(document, list, restore, toasts),
        transfer: new TransferViewModel(document, read, write, storage, toasts),
        uploads: new PictureUploadsViewModel(document, check, upload, storage),
        storage,
      };
    },
    [
      tokens.clock,
      tokens.scheduler,
      tokens.logger,
      ToastViewModel,
      SiteContentViewModel,
      tokens.draftStore,
      SaveDraft,
      SaveContent,
      ListBackups,
      RestoreBackup,
      ImportContent,
      ExportContent,
      CheckPicture,
      UploadPicture,
      MeasureStorage,
    ],
  );
  bindSingleton(
    options,
    editorUseCases,
    (loadContent, findDrafts, revertContent, collectUnusedPictures) => ({
      loadContent,
      findDrafts,
      revertContent,
      collectUnusedPictures,
    }),
    [LoadContent, FindDrafts, RevertContent, CollectUnusedPictures],
  );
  bindSingleton(
    options,
    editorSurroundings,
    (session, store, tabs, page, toasts, clock, scheduler) => ({
      session,
      store,
      tabs,
      page,
      toasts,
      clock,
      scheduler,
      defaults: DEFAULT_CONTENT,
    }),
    [
      SessionViewModel,
      tokens.contentStore,
      tokens.tabRegistry,
      tokens.pageLifecycle,
      ToastViewModel,
      tokens.clock,
      tokens.scheduler,
    ],
  );
  bindTransient(options, EditorViewModel, (parts, core, around) => new EditorViewModel(parts, core, around), [
    editorParts,
    editorUseCases,
    editorSurroundings,
  ]);
});
