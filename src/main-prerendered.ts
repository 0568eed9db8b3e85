import { FOLLOWED_KEYS } from './composition/browser/first-paint/stored-state';
import { isReachable } from './composition/browser/is-reachable';
import { loadInTurn } from './ui/app/boot/load-in-turn';
import { bootPage, type PageEntries } from './ui/landing/wake/boot-page';
import { pagePath } from './ui/shared/site-path';

// The boot script of the landing page, which fetches it as a file, and of the pages of the app, which have it inline; public pages have
// one of their own (public-page-prerendered.ts). The prerender step builds it after the main build, which tells the names of the files.
// In each list a file comes after the files that it imports.
declare const APP_FILES: readonly string[];
declare const LANDING_FILES: readonly string[];
declare const PUBLIC_ENTRY: string;

const root = document.getElementById('root');
if (root) {
  bootPage(root, pagePath('/'), {
    startApp: () => loadInTurn(APP_FILES) as ReturnType<PageEntries['startApp']>,
    // Where a host answers the address of a public page with the landing page.
    startPublicPage: () => loadInTurn([PUBLIC_ENTRY]) as ReturnType<PageEntries['startPublicPage']>,
    isReachable,
    followedKeys: FOLLOWED_KEYS,
    appFiles: APP_FILES,
    startLanding: () => loadInTurn(LANDING_FILES) as ReturnType<PageEntries['startLanding']>,
  });
}
