import type { Campaigns } from '../../core/campaigns/campaigns.api';
import { ExportContent } from '../../core/content/backups/export-content';
import { ImportContent } from '../../core/content/backups/import-content';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { FindDrafts } from '../../core/content/drafts/find-drafts';
import { SaveDraft } from '../../core/content/drafts/save-draft';
import { LoadContent } from '../../core/content/load-content';
import { CheckPicture } from '../../core/content/pictures/check-picture';
import { UploadPicture } from '../../core/content/pictures/upload-picture';
import { RevertContent } from '../../core/content/revert-content';
import { SaveContent } from '../../core/content/save-content';
import { CollectUnusedPictures } from '../../core/content/storage/collect-unused-pictures';
import { EditorDocument } from '../../ui/content/document/editor-document';
import { DraftKeeper } from '../../ui/content/drafts/draft-keeper';
import { DraftOffersViewModel } from '../../ui/content/drafts/draft-offers.view-model';
import { EditorViewModel } from '../../ui/content/editor.view-model';
import { ContentSaver } from '../../ui/content/saving/content-saver';
import { PublicationViewModel } from '../../ui/content/saving/publication.view-model';
import { EditorPicturesViewModel } from '../../ui/content/storage/editor-pictures.view-model';
import { BackupsViewModel } from '../../ui/content/transfer/backups.view-model';
import { TransferViewModel } from '../../ui/content/transfer/transfer.view-model';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../ui/shared/toast/toast.view-model';
import type { Provided } from '../shared/token';
import { tokens } from '../shared/tokens';

/** What provides everything outside itself that the content editor needs. */
export const EDITOR_PORTS = {
  store: tokens.signedInContent,
  drafts: tokens.draftStore,
  library: tokens.signedInLibrary,
  codec: tokens.pictureCodec,
  localPictures: tokens.localPictures,
  publication: tokens.publication,
  tabs: tokens.tabRegistry,
  campaigns: tokens.campaigns,
  page: tokens.pageLifecycle,
  changes: tokens.changes,
  clock: tokens.clock,
  scheduler: tokens.scheduler,
  ids: tokens.idSource,
  logger: tokens.logger,
  session: SessionViewModel,
  site: SiteContentViewModel,
  toasts: ToastViewModel,
};

/** The same, provided. Of the campaigns, the session and the site the editor needs no more than this. */
export interface EditorPorts extends Omit<Provided<typeof EDITOR_PORTS>, 'campaigns' | 'session' | 'site'> {
  readonly campaigns: Pick<Campaigns, 'list'>;
  readonly session: Pick<SessionViewModel, 'user' | 'interruption'>;
  readonly site: Pick<SiteContentViewModel, 'reload'>;
}

/** Puts a content editor together around a new document; it does nothing until it is started. */
export function assembleEditor(ports: EditorPorts): EditorViewModel {
  const { store, drafts, library, localPictures, codec, clock, scheduler, toasts } = ports;
  const document = new EditorDocument(DEFAULT_CONTENT, clock);
  const upload = new UploadPicture(library, codec, localPictures !== null);
  const pictures = new EditorPicturesViewModel(new CheckPicture(codec), upload, localPictures);
  const keeper = new DraftKeeper(document, new SaveDraft(drafts, clock), clock, scheduler);
  const loadContent = new LoadContent(store, DEFAULT_CONTENT, ports.logger);
  const importContent = new ImportContent(library, codec);
  const exportContent = new ExportContent(library, clock);
  const publication = ports.publication && new PublicationViewModel(ports.publication, scheduler);
  return new EditorViewModel(
    {
      document,
      drafts: keeper,
      offers: new DraftOffersViewModel(document, keeper, drafts, toasts),
      backups: new BackupsViewModel(document, store, toasts),
      transfer: new TransferViewModel(document, importContent, exportContent, pictures, toasts),
      pictures,
      saver: new ContentSaver(document, keeper, publication, {
        ...ports,
        saveContent: new SaveContent(store, clock),
      }),
    },
    {
      loadContent,
      findDrafts: new FindDrafts(drafts, store, ports.tabs, ports.ids),
      revertContent: new RevertContent(drafts, loadContent),
      collectUnusedPictures: localPictures && new CollectUnusedPictures({ ...ports, ...localPictures }),
    },
    ports,
  );
}
