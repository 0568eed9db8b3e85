import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { LoadContent } from '../../src/core/content/load-content';
import { ok } from '../../src/core/shared/result';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { RecordingLogger } from './recording-logger';

/** The site's content before anything was saved. */
export function defaultSiteContent(): SiteContentViewModel {
  const load = new LoadContent({ load: async () => ok(null) }, DEFAULT_CONTENT, new RecordingLogger());
  return new SiteContentViewModel(load, new InMemoryChanges(), DEFAULT_CONTENT);
}
