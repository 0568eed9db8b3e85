import type { CollectUnusedPictures } from '../../core/content/collect-unused-pictures';
import type { ContentStore } from '../../core/content/content-store.port';
import type { FindDrafts } from '../../core/content/find-drafts';
import type { LoadContent } from '../../core/content/load-content';
import type { RevertContent } from '../../core/content/revert-content';
import type { SiteContent } from '../../core/content/site-content';
import type { TabRegistry } from '../../core/content/tab-registry.port';
import type { Clock } from '../../core/shared/clock.port';
import type { PageLifecycle } from '../../core/shared/page-lifecycle.port';
import type { Scheduler } from '../../core/shared/scheduler.port';
import type { SessionViewModel } from '../shared/session/session.view-model';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import type { EditorDocument } from './document/editor-document';
import type { DraftKeeper } from './drafts/draft-keeper';
import type { DraftOffersViewModel } from './drafts/draft-offers.view-model';
import type { PictureUploadsViewModel } from './pictures/picture-uploads.view-model';
import type { ContentSaver } from './saving/content-saver';
import type { StorageViewModel } from './storage/storage.view-model';
import type { BackupsViewModel } from './transfer/backups.view-model';
import type { TransferViewModel } from './transfer/transfer.view-model';

/** The parts that the editor consists of; the composition puts them together around one document. */
export interface EditorParts {
  readonly document: EditorDocument;
  readonly drafts: DraftKeeper;
  readonly saver: ContentSaver;
  readonly offers: DraftOffersViewModel;
  readonly backups: BackupsViewModel;
  readonly transfer: TransferViewModel;
  readonly uploads: PictureUploadsViewModel;
  readonly storage: StorageViewModel;
}

/** What the editor asks of the core. */
export interface EditorUseCases {
  readonly loadContent: LoadContent;
  readonly findDrafts: FindDrafts;
  readonly revertContent: RevertContent;
  readonly collectUnusedPictures: CollectUnusedPictures;
}

/** What the editor needs from its surroundings. */
export interface EditorSurroundings {
  readonly session: Pick<SessionViewModel, 'user'>;
  readonly store: Pick<ContentStore, 'canSave' | 'subscribe'>;
  readonly tabs: TabRegistry;
  readonly page: PageLifecycle;
  readonly toasts: ToastViewModel;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly defaults: SiteContent;
}
