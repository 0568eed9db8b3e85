import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgiveTranslators } from '../../ui/app/boot/forgive-translators';
import { ViewModelContext } from '../../ui/app/page-hooks';
import type { PublicPageName } from '../../ui/app/public-pages';
import { provided, viewModelSource } from '../shared/container';
import { tokens } from '../shared/tokens';
import { heldIfTranslated } from './held-if-translated';
import { knowPictures, knowSourceSets } from './know-pictures';
import { publicContainer } from './public-container';
import type { PublicPage } from './public-page';
import { publishedContent } from './published-content';
import { PUBLISHED_PICTURES } from './published-pictures';

const IS_SERVER = import.meta.env.VITE_BACK_END === 'server';

const PAGES: Readonly<Record<PublicPageName, () => Promise<{ readonly page: PublicPage }>>> = {
  events: () => import('./events-page'),
  'get-shoes': () => import('./get-shoes-page'),
  privacy: () => import('./privacy-page'),
  accessibility: () => import('./accessibility-page'),
};

/** Fetches the public page of an address; the boot script comes here for these alone. */
function fetchPage(path: string): Promise<{ readonly page: PublicPage }> {
  const name = path
    .toLowerCase()
    .split('/')
    .findLast((part) => part !== '');
  return PAGES[name as PublicPageName]();
}

/**
 * Starts React on a public page of its own: hydrates the prerendered HTML, which is complete, or renders from nothing. Resolves
 * when the page reacts.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  forgiveTranslators(Node.prototype);
  // The page stands: its display face is fetched.
  delete document.documentElement.dataset.firstPaint;
  const container = publicContainer();
  const { page } = await fetchPage(window.location.pathname);
  const render = await page(container);
  const logger = provided(container, tokens.logger);
  if (import.meta.env.VITE_CONTENT_FILE) await knowPictures(container, Object.keys(PUBLISHED_PICTURES));
  if (IS_SERVER || import.meta.env.VITE_CONTENT_FILE) knowSourceSets(container, root);
  if (IS_SERVER) await publishedContent(container, root);
  // What this browser stores may be other words than the page has; it is hidden until they are there.
  const isPrerendered =
    root.dataset.prerendered !== undefined && document.documentElement.dataset.savedContent === undefined;
  const held = isPrerendered ? await heldIfTranslated(`#${root.id}`) : null;
  await new Promise<void>((resolve) => {
    const tree: ReactNode = (
      <ViewModelContext value={viewModelSource(container)}>{render(resolve)}</ViewModelContext>
    );
    if (!isPrerendered || held?.hold() === false) createRoot(root).render(tree);
    else
      hydrateRoot(root, tree, {
        onRecoverableError: (error) => logger.warn('A part of a public page was rendered again', error),
      });
  });
  held?.release();
}
