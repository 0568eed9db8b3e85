import { useLayoutEffect } from 'react';
import { appTexts } from './app.texts';

/** A page's title with the site's name: 'Sign in – FSR'. */
export function documentTitle(title: string): string {
  return `${title} – ${appTexts.siteName}`;
}

/** Names the page in the browser's tab and history; null leaves the name to others. A layout effect, so that the effects after it read the new title. */
export function usePageTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);
}
