import { FOLLOWED_KEYS } from './composition/browser/first-paint/stored-state';
import { isReachable } from './composition/browser/is-reachable';
import { bootPage } from './ui/landing/wake/boot-page';
import { pagePath } from './ui/shared/site-path';

// The entry of the development server. The built pages have a boot script (src/main-prerendered.ts).
const root = document.getElementById('root');
if (root) {
  bootPage(root, pagePath('/'), {
    startApp: () => import('./composition/browser/start-app'),
    startPublicPage: () => import('./composition/browser/start-public-page'),
    isReachable,
    followedKeys: FOLLOWED_KEYS,
    appFiles: [],
    startLanding: () => import('./composition/browser/start-landing'),
  });
}
