import { useLayoutEffect } from 'react';

/** The site's short name in titles. */
const SITE_NAME = 'FSR';

/** Names the page in the browser's tab and history: 'Sign in – FSR'. In a layout effect, so that what follows the page may read it. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – ${SITE_NAME}`;
  }, [title]);
}
