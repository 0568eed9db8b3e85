import { FOLLOWED_KEYS } from './composition/first-paint/stored-state';
import { isReachable } from './composition/is-reachable';
import { bootPage } from './ui/landing/wake/boot-page';

// The entry of the development server. The built pages have the same boot script inline (src/main-prerendered.ts).
const root = document.getElementById('root');
if (root) {
  bootPage(root, import.meta.env.BASE_URL, {
    startApp: () => import('./composition/start-app'),
    isReachable,
    followedKeys: FOLLOWED_KEYS,
    appFiles: [],
    startLanding: () => import('./composition/start-landing'),
  });
}
