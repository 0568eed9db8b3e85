import type { ContentStore } from '../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../src/core/content/default-document';
import type { DraftStore, TabRegistry } from '../../src/core/content/drafts/draft-store.port';
import { SECTIONS_OF_SIMULATION } from '../../src/core/content/editable-sections';
import { LoadContent } from '../../src/core/content/load-content';
import { CheckPicture } from '../../src/core/content/pictures/check-picture';
import type { ImageLibrary, PictureCodec } from '../../src/core/content/pictures/image-library.port';
import { UploadPicture } from '../../src/core/content/pictures/upload-picture';
import type { IdSource, PageLifecycle } from '../../src/core/shared/system.port';
import { EditorViewModel } from '../../src/ui/content/editor.view-model';
import type { EditorPorts } from '../../src/ui/content/editor-parts';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import type { FakeTime } from './fake-time';
import { aUser } from './users';

/** What a test chooses. Time is fake, and unless the test says otherwise an admin is signed in, to the simulation. */
export interface EditorGround
  extends Pick<EditorPorts, 'campaigns' | 'changes' | 'localPictures' | 'logger' | 'publication' | 'toasts'>,
    Partial<Pick<EditorPorts, 'editableSections' | 'scheduler' | 'session'>> {
  readonly store: ContentStore;
  readonly drafts: DraftStore;
  readonly library: ImageLibrary;
  readonly codec: PictureCodec;
  readonly tabs: TabRegistry;
  readonly page: PageLifecycle;
  readonly ids: IdSource;
  readonly time: FakeTime;
}

/** Assembles the editor that ships, on a test's ports. It is not started yet. */
export function assembleTestEditor(ground: EditorGround): EditorViewModel {
  const { codec, library, localPictures, store, time } = ground;
  return new EditorViewModel({
    campaigns: ground.campaigns,
    changes: ground.changes,
    checkPicture: new CheckPicture(codec),
    clock: time,
    draftStore: ground.drafts,
    editableSections: ground.editableSections ?? SECTIONS_OF_SIMULATION,
    idSource: ground.ids,
    localPictures,
    logger: ground.logger,
    pageLifecycle: ground.page,
    pictureCodec: codec,
    publication: ground.publication,
    scheduler: ground.scheduler ?? time,
    session: ground.session ?? { user: aUser({ id: 'admin-1', role: 'admin' }), interruption: null },
    signedInContent: store,
    signedInLibrary: library,
    site: new SiteContentViewModel(
      new LoadContent(store, DEFAULT_DOCUMENT, ground.logger),
      ground.changes,
      DEFAULT_DOCUMENT,
    ),
    tabRegistry: ground.tabs,
    toasts: ground.toasts,
    uploadPicture: new UploadPicture(library, codec, localPictures !== null),
  });
}
