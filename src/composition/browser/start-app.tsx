import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../../ui/app/app';
import { forgiveTranslators } from '../../ui/app/boot/forgive-translators';
import { onLinkIntent } from '../../ui/app/boot/on-link-intent';
import { ViewModelContext } from '../../ui/app/page-hooks';
import { appRoutes } from '../../ui/app/router';
import { markReader } from '../../ui/shared/language-switch/mark-reader';
import { pagePath } from '../../ui/shared/site-path';
import '../../ui/app/base.css';
import { createContainer, provided, viewModelSource } from '../shared/container';
import { systemModule } from '../shared/system.module';
import { tokens } from '../shared/tokens';
import { backEnd } from './back-end';
import { heldIfTranslated } from './held-if-translated';
import { knowPictures, knowSourceSets } from './know-pictures';
import { browserModule } from './modules/browser.module';
import { siteModule } from './modules/site.module';
import { pageLoaders, whenRoutesAreLoaded } from './page-loaders';
import { publishedContent } from './published-content';
import { PUBLISHED_PICTURES } from './published-pictures';

/**
 * Starts the app: sign-in, sign-up and the dashboard. Hydrates the prerendered page if it belongs to this address, and
 * renders from nothing otherwise. Resolves when the page is interactive.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  forgiveTranslators(Node.prototype);
  markReader(document.documentElement, navigator);
  const container = createContainer(systemModule, browserModule, backEnd.site, siteModule);
  const logger = provided(container, tokens.logger);
  const routes = appRoutes(pageLoaders(container), (error) =>
    logger.error('A page of the app failed', error),
  );
  const router = createBrowserRouter(routes, { basename: pagePath('/') });
  const { prerendered } = root.dataset;
  // Without the page's code the router would replace the prerendered page by a skeleton.
  if (prerendered !== undefined) await whenRoutesAreLoaded(router);
  const { errors, matches } = router.state;
  const isPrerendered = !errors && matches.some(({ route }) => route.id === prerendered);
  if (import.meta.env.VITE_CONTENT_FILE) await knowPictures(container, Object.keys(PUBLISHED_PICTURES));
  if (import.meta.env.VITE_BACK_END === 'server' || import.meta.env.VITE_CONTENT_FILE)
    knowSourceSets(container, root);
  if (import.meta.env.VITE_BACK_END === 'server' && isPrerendered) await publishedContent(container, root);
  const held = isPrerendered ? await heldIfTranslated(`#${root.id}`) : null;
  await new Promise<void>((resolve) => {
    const page = (
      <StrictMode>
        <ViewModelContext value={viewModelSource(container)}>
          <App router={router} logger={logger} onAwake={resolve} />
        </ViewModelContext>
      </StrictMode>
    );
    if (isPrerendered && held?.hold() !== false) {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => logger.error('The prerendered page was rendered again', error),
      });
    } else {
      createRoot(root).render(page);
    }
  });
  held?.release();
  onLinkIntent(document, ({ pathname }) => fetchPage(routes, pathname));
}

/** Fetches a page's code ahead of time; an error shows when the page is opened. */
function fetchPage(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname, pagePath('/')) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
}
