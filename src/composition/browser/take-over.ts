import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ServedPage } from './served-page';

/** The page as it was served, if the browser has translated what is in the place: React takes over only what it would have rendered. */
export async function servedIfTranslated(place: Element | null): Promise<ServedPage | null> {
  if (!place?.querySelector('font')) return null;
  const { servedPage } = await import('./served-page');
  return servedPage();
}

/** Hydrates a prerendered page. One that is translated is put back first, or rendered from nothing where that fails. */
export async function hydratePage(
  root: HTMLElement,
  page: ReactNode,
  onRecoverableError: (error: unknown) => void,
): Promise<void> {
  const hydrate = () => void hydrateRoot(root, page, { onRecoverableError });
  if (!root.querySelector('font')) hydrate();
  // At once, before it is translated again.
  else if ((await servedIfTranslated(root))?.putBack(`#${root.id}`)) flushSync(hydrate);
  else createRoot(root).render(page);
}
