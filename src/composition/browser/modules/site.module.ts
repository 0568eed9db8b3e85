import { ContainerModule } from 'inversify';
import { SessionCarried } from '../../../adapters/local-storage/session-carried';
import { SessionTypedForms } from '../../../adapters/local-storage/session-typed-forms';
import { RestoreSession } from '../../../core/account/restore-session';
import { DEFAULT_CONTENT } from '../../../core/content/default-content';
import { LoadContent } from '../../../core/content/load-content';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ImageUrls } from '../../../ui/shared/image-urls';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { inPageWords } from '../../../ui/shared/site-content/in-page-language';
import { SiteContentViewModel } from '../../../ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What every page shares: the session, the toast, and the site's content with its pictures. */
export const siteModule = new ContainerModule((options) => {
  bindClass(options, RestoreSession, [tokens.currentSession, tokens.logger]);
  bindClass(options, SessionViewModel, [RestoreSession, tokens.changes, tokens.pageLifecycle]);
  bindClass(options, ChangeFeed, [tokens.changes, tokens.scheduler, tokens.clock]);
  bindClass(options, ToastViewModel, [tokens.scheduler, tokens.clock]);
  bindFactory(options, tokens.session, { session: SessionViewModel }, ({ session }) => session);
  bindFactory(options, tokens.feed, { feed: ChangeFeed }, ({ feed }) => feed);
  bindFactory(options, tokens.toasts, { toasts: ToastViewModel }, ({ toasts }) => toasts);
  bindFactory(
    options,
    LoadContent,
    { store: tokens.contentStore, logger: tokens.logger },
    ({ store, logger }) => new LoadContent(inPageWords(store), DEFAULT_CONTENT, logger),
  );
  bindFactory(
    options,
    SiteContentViewModel,
    { loadContent: LoadContent, changes: tokens.changes },
    ({ loadContent, changes }) => new SiteContentViewModel(loadContent, changes, DEFAULT_CONTENT),
  );
  bindFactory(options, tokens.site, { site: SiteContentViewModel }, ({ site }) => site);
  bindClass(options, ImageUrls, [tokens.imageLibrary]);
  bindFactory(options, tokens.typedForms, {}, () => new SessionTypedForms(() => window.sessionStorage));
  bindFactory(
    options,
    tokens.carried,
    { clock: tokens.clock },
    ({ clock }) => new SessionCarried(() => window.sessionStorage, clock),
  );
});
