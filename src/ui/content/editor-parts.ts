import { ExportContent } from '../../core/content/backups/export-content';
import { ImportContent } from '../../core/content/backups/import-content';
import { DEFAULT_DOCUMENT } from '../../core/content/default-document';
import { FindDrafts } from '../../core/content/drafts/find-drafts';
import { SaveDraft } from '../../core/content/drafts/save-draft';
import { LoadContent } from '../../core/content/load-content';
import { RevertContent } from '../../core/content/revert-content';
import { SaveContent } from '../../core/content/save-content';
import { CollectUnusedPictures } from '../../core/content/storage/collect-unused-pictures';
import type { Needs, Ports } from '../app/ports';
import { EditorDocument } from './document/editor-document';
import { EditorFindings } from './document/editor-findings';
import { DraftKeeper } from './drafts/draft-keeper';
import { DraftOffersViewModel } from './drafts/draft-offers.view-model';
import { EditorPlace } from './place/editor-place';
import { PreviewedContent } from './preview/previewed-content';
import { ContentSaver } from './saving/content-saver';
import { PublicationViewModel } from './saving/publication.view-model';
import { EditorPicturesViewModel } from './storage/editor-pictures.view-model';
import { BackupsViewModel } from './transfer/backups.view-model';
import { TransferViewModel } from './transfer/transfer.view-model';

/** Everything outside itself that the content editor needs. */
export type EditorPorts = Needs<{
  campaigns: 'list';
  changes: 'subscribe';
  checkPicture: 'execute';
  pageLifecycle: 'onLeave';
  session: 'user' | 'interruption';
  site: 'reload';
  toasts: 'show';
  uploadPicture: 'execute' | 'isLocal';
}> &
  Pick<
    Ports,
    | 'clock'
    | 'draftStore'
    | 'editableSections'
    | 'idSource'
    | 'localPictures'
    | 'logger'
    | 'pictureCodec'
    | 'publication'
    | 'scheduler'
    | 'signedInContent'
    | 'signedInLibrary'
    | 'tabRegistry'
  >;

/** What the editor is made of, around one new document; nothing of it does anything until the editor is started. */
export function editorParts(ports: EditorPorts) {
  const { clock, draftStore, editableSections, localPictures, pictureCodec, scheduler, toasts } = ports;
  const { signedInContent, signedInLibrary } = ports;
  const document = new EditorDocument(DEFAULT_DOCUMENT, clock, editableSections);
  const findings = new EditorFindings(document, scheduler);
  const pictures = new EditorPicturesViewModel(ports.checkPicture, ports.uploadPicture, localPictures);
  const drafts = new DraftKeeper(document, new SaveDraft(draftStore, clock), clock, scheduler);
  const publication = ports.publication && new PublicationViewModel(ports.publication, scheduler);
  const importContent = new ImportContent(signedInLibrary, pictureCodec);
  const exportContent = new ExportContent(signedInLibrary, clock);
  return {
    document,
    findings,
    drafts,
    pictures,
    place: new EditorPlace(document),
    previewed: new PreviewedContent(document, clock, scheduler),
    offers: new DraftOffersViewModel(document, drafts, draftStore, toasts),
    backups: new BackupsViewModel(document, signedInContent, toasts),
    transfer: new TransferViewModel(document, importContent, exportContent, pictures, toasts),
    saver: new ContentSaver(document, findings, drafts, publication, {
      logger: ports.logger,
      saveContent: new SaveContent(signedInContent, clock, editableSections),
      scheduler,
      session: ports.session,
      site: ports.site,
      toasts,
    }),
  };
}

/** What the editor does with what is stored. */
export function editorUseCases(ports: EditorPorts) {
  const { draftStore, localPictures, signedInContent } = ports;
  const loadContent = new LoadContent(signedInContent, DEFAULT_DOCUMENT, ports.logger);
  return {
    loadContent,
    findDrafts: new FindDrafts(draftStore, signedInContent, ports.tabRegistry, ports.idSource),
    revertContent: new RevertContent(draftStore, loadContent),
    /** Null where pictures do not live in this browser. */
    collectUnusedPictures:
      localPictures &&
      new CollectUnusedPictures({
        avatars: localPictures.avatars,
        campaigns: ports.campaigns,
        clock: ports.clock,
        drafts: draftStore,
        inventory: localPictures.inventory,
        store: signedInContent,
      }),
  };
}
