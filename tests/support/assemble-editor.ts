import type { CampaignGateway } from '../../src/core/campaigns/campaign-gateway.port';
import { CheckPicture } from '../../src/core/content/check-picture';
import { CollectUnusedPictures } from '../../src/core/content/collect-unused-pictures';
import type { ContentStore } from '../../src/core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { DraftStore } from '../../src/core/content/draft-store.port';
import { ExportContent } from '../../src/core/content/export-content';
import { FindDrafts } from '../../src/core/content/find-drafts';
import type { ImageLibrary } from '../../src/core/content/image-library.port';
import { ImportContent } from '../../src/core/content/import-content';
import { ListBackups } from '../../src/core/content/list-backups';
import { LoadContent } from '../../src/core/content/load-content';
import { MeasureStorage } from '../../src/core/content/measure-storage';
import type { PictureCodec } from '../../src/core/content/picture-codec.port';
import { RestoreBackup } from '../../src/core/content/restore-backup';
import { RevertContent } from '../../src/core/content/revert-content';
import { SaveContent } from '../../src/core/content/save-content';
import { SaveDraft } from '../../src/core/content/save-draft';
import type { StorageRoom } from '../../src/core/content/storage-room.port';
import type { TabRegistry } from '../../src/core/content/tab-registry.port';
import { UploadPicture } from '../../src/core/content/upload-picture';
import type { IdSource } from '../../src/core/shared/id-source.port';
import type { Logger } from '../../src/core/shared/logger.port';
import { EditorDocument } from '../../src/ui/editor/document/editor-document';
import { DraftKeeper } from '../../src/ui/editor/drafts/draft-keeper';
import { DraftOffersViewModel } from '../../src/ui/editor/drafts/draft-offers.view-model';
import { EditorViewModel } from '../../src/ui/editor/editor.view-model';
import { PictureUploadsViewModel } from '../../src/ui/editor/pictures/picture-uploads.view-model';
import { ContentSaver } from '../../src/ui/editor/saving/content-saver';
import { StorageViewModel } from '../../src/ui/editor/storage/storage.view-model';
import { BackupsViewModel } from '../../src/ui/editor/transfer/backups.view-model';
import { TransferViewModel } from '../../src/ui/editor/transfer/transfer.view-model';
import { SiteContentViewModel } from '../../src/ui/shared/content/site-content.view-model';
import type { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import type { FakePageLifecycle } from './fake-page-lifecycle';
import type { FakeTime } from './fake-time';
import { aUser } from './users';

/** What an editor stands on. */
export interface EditorGround {
  readonly store: ContentStore;
  readonly drafts: DraftStore;
  readonly library: ImageLibrary;
  readonly codec: PictureCodec;
  readonly room: StorageRoom;
  readonly tabs: TabRegistry;
  readonly campaigns: Pick<CampaignGateway, 'list'>;
  readonly time: FakeTime;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly toasts: ToastViewModel;
  readonly page: FakePageLifecycle;
}

/** An editor that is not started yet, as a tab or a reload makes it. */
export function assembleEditor(ground: EditorGround): EditorViewModel {
  const { store, drafts, library, codec, room, tabs, campaigns, time, ids, logger, toasts, page } = ground;
  const document = new EditorDocument(DEFAULT_CONTENT, time);
  const storage = new StorageViewModel(new MeasureStorage(library, room));
  const keeper = new DraftKeeper(document, new SaveDraft(drafts, time), time, time);
  const loadContent = new LoadContent(store, DEFAULT_CONTENT, logger);
  const site = new SiteContentViewModel(loadContent, store, DEFAULT_CONTENT);
  return new EditorViewModel(
    {
      document,
      drafts: keeper,
      saver: new ContentSaver(document, keeper, new SaveContent(store, time), site, toasts, time, logger),
      offers: new DraftOffersViewModel(document, keeper, drafts, toasts),
      backups: new BackupsViewModel(document, new ListBackups(store), new RestoreBackup(store), toasts),
      transfer: new TransferViewModel(
        document,
        new ImportContent(library, codec),
        new ExportContent(library, time),
        storage,
        toasts,
      ),
      uploads: new PictureUploadsViewModel(
        document,
        new CheckPicture(codec),
        new UploadPicture(library, codec),
        storage,
      ),
      storage,
    },
    {
      loadContent,
      findDrafts: new FindDrafts(drafts, store, tabs, ids),
      revertContent: new RevertContent(drafts, loadContent),
      collectUnusedPictures: new CollectUnusedPictures(library, store, drafts, campaigns, time),
    },
    {
      session: { user: aUser({ id: 'admin-1', role: 'admin' }) },
      store,
      tabs,
      page,
      toasts,
      clock: time,
      scheduler: time,
      defaults: DEFAULT_CONTENT,
    },
  );
}
