import { ContainerModule } from 'inversify';
import { Logout } from '../core/auth/logout';
import { RestoreSession } from '../core/auth/restore-session';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { LoadContent } from '../core/content/load-content';
import { SiteContentViewModel } from '../ui/shared/content/site-content.view-model';
import { ImageUrls } from '../ui/shared/image-urls';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from './token';
import { tokens } from './tokens';

/** What every page shares: the session, the toast, and the site's content with its pictures. */
export const siteModule = new ContainerModule((options) => {
  bindClass(options, RestoreSession, [tokens.sessionStore, tokens.logger]);
  bindClass(options, Logout, [tokens.sessionStore, tokens.logger]);
  bindClass(options, SessionViewModel, [RestoreSession, Logout, tokens.sessionStore, tokens.pageLifecycle]);
  bindClass(options, ToastViewModel, [tokens.scheduler, tokens.clock]);
  bindFactory(
    options,
    LoadContent,
    { store: tokens.contentStore, logger: tokens.logger },
    ({ store, logger }) => new LoadContent(store, DEFAULT_CONTENT, logger),
  );
  bindFactory(
    options,
    SiteContentViewModel,
    { loadContent: LoadContent, store: tokens.contentStore },
    ({ loadContent, store }) => new SiteContentViewModel(loadContent, store, DEFAULT_CONTENT),
  );
  bindClass(options, ImageUrls, [tokens.imageLibrary]);
});
