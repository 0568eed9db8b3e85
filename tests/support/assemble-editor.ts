import { assembleEditor, type EditorPorts } from '../../src/composition/browser/assemble-editor';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { LoadContent } from '../../src/core/content/load-content';
import type { EditorViewModel } from '../../src/ui/content/editor.view-model';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import type { FakeTime } from './fake-time';
import { aUser } from './users';

/** The ports that a test chooses. Time is fake, and an admin is signed in unless the test says otherwise. */
export type EditorGround = Omit<EditorPorts, 'clock' | 'scheduler' | 'session' | 'site'> &
  Partial<Pick<EditorPorts, 'scheduler' | 'session'>> & { readonly time: FakeTime };

/** Assembles the editor that ships, on a test's ports. It is not started yet. */
export function assembleTestEditor({ time, ...ground }: EditorGround): EditorViewModel {
  const loadContent = new LoadContent(ground.store, DEFAULT_CONTENT, ground.logger);
  return assembleEditor({
    clock: time,
    scheduler: time,
    session: { user: aUser({ id: 'admin-1', role: 'admin' }), interruption: null },
    site: new SiteContentViewModel(loadContent, ground.changes, DEFAULT_CONTENT),
    ...ground,
  });
}
