import type { CampaignGateway } from '../core/campaigns/campaign-gateway.port';
import { CheckPicture } from '../core/content/check-picture';
import { CollectUnusedPictures } from '../core/content/collect-unused-pictures';
import type { ContentStore } from '../core/content/content-store.port';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import type { DraftStore } from '../core/content/draft-store.port';
import { ExportContent } from '../core/content/export-content';
import { FindDrafts } from '../core/content/find-drafts';
import type { ImageLibrary } from '../core/content/image-library.port';
import { ImportContent } from '../core/content/import-content';
import { ListBackups } from '../core/content/list-backups';
import { LoadContent } from '../core/content/load-content';
import { MeasureStorage } from '../core/content/measure-storage';
import type { PictureCodec } from '../core/content/picture-codec.port';
import { RestoreBackup } from '../core/content/restore-backup';
import { RevertContent } from '../core/content/revert-content';
import { SaveContent } from '../core/content/save-content';
import { SaveDraft } from '../core/content/save-draft';
import type { StorageRoom } from '../core/content/storage-room.port';
import type { TabRegistry } from '../core/content/tab-registry.port';
import { UploadPicture } from '../core/content/upload-picture';
import type { Clock } from '../core/shared/clock.port';
import type { IdSource } from '../core/shared/id-source.port';
import type { Logger } from '../core/shared/logger.port';
import type { PageLifecycle } from '../core/shared/page-lifecycle.port';
import type { Scheduler } from '../core/shared/scheduler.port';
import { EditorDocument } from '../ui/editor/document/editor-document';
import { DraftKeeper } from '../ui/editor/drafts/draft-keeper';
import { DraftOffersViewModel } from '../ui/editor/drafts/draft-offers.view-model';
import { EditorViewModel } from '../ui/editor/editor.view-model';
import { PictureUploadsViewModel } from '../ui/editor/pictures/picture-uploads.view-model';
import { ContentSaver } from '../ui/editor/saving/content-saver';
import { StorageViewModel } from '../ui/editor/storage/storage.view-model';
import { BackupsViewModel } from '../ui/editor/transfer/backups.view-model';
import { TransferViewModel } from '../ui/editor/transfer/transfer.view-model';
import type { SiteContentViewModel } from '../ui/shared/content/site-content.view-model';
import type { SessionViewModel } from '../ui/shared/session/session.view-model';
import type { ToastViewModel } from '../ui/shared/toast/toast.view-model';

/** Everything outside itself that the content editor needs. */
export interface EditorPorts {
  readonly store: ContentStore;
  readonly drafts: DraftStore;
  readonly library: ImageLibrary;
  readonly codec: PictureCodec;
  readonly room: StorageRoom;
  readonly tabs: TabRegistry;
  readonly campaigns: Pick<CampaignGateway, 'list'>;
  readonly page: PageLifecycle;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly session: Pick<SessionViewModel, 'user'>;
  readonly site: Pick<SiteContentViewModel, 'reload'>;
  readonly toasts: ToastViewModel;
}

/** Puts a content editor together around a new document; it does nothing until it is started. */
export function assembleEditor(ports: EditorPorts): EditorViewModel {
  const { store, drafts, library, codec, clock, scheduler, logger, site, toasts } = ports;
  const document = new EditorDocument(DEFAULT_CONTENT, clock);
  const storage = new StorageViewModel(new MeasureStorage(library, ports.room));
  const keeper = new DraftKeeper(document, new SaveDraft(drafts, clock), clock, scheduler);
  const loadContent = new LoadContent(store, DEFAULT_CONTENT, logger);
  const saveContent = new SaveContent(store, clock);
  return new EditorViewModel(
    {
      document,
      drafts: keeper,
      saver: new ContentSaver(document, keeper, saveContent, site, toasts, scheduler, logger),
      offers: new DraftOffersViewModel(document, keeper, drafts, toasts),
      backups: new BackupsViewModel(document, new ListBackups(store), new RestoreBackup(store), toasts),
      transfer: new TransferViewModel(
        document,
        new ImportContent(library, codec),
        new ExportContent(library, clock),
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
      findDrafts: new FindDrafts(drafts, store, ports.tabs, ports.ids),
      revertContent: new RevertContent(drafts, loadContent),
      collectUnusedPictures: new CollectUnusedPictures(library, store, drafts, ports.campaigns, clock),
    },
    { ...ports, defaults: DEFAULT_CONTENT },
  );
}
