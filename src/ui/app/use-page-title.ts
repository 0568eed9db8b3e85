import { useLayoutEffect } from 'react';

/** The site's short name in titles. */
const SITE_NAME = 'FSR';

/** A page's title with the site's name: 'Sign in – FSR'. */
export function documentTitle(title: string): string {
  return `${title} – ${SITE_NAME}`;
}

/** Names the page in the browser's tab and history: 'Sign in – FSR'. In a layout effect, so that what follows the page may read it. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
