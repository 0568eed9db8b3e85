import { FOLLOWED_KEYS } from './composition/browser/first-paint/stored-state';
import { isReachable } from './composition/browser/is-reachable';
import { fileLink } from './ui/app/boot/file-link';
import { bootPage, type PageEntries } from './ui/landing/wake/boot-page';
import { pagePath } from './ui/shared/site-path';

// The boot script. The prerender step builds it after the main build, which tells the names of the files. The landing page and the
// public pages fetch it as a file; the pages of the app have it inline. In each list a file comes after the files that it imports.
declare const APP_FILES: readonly string[];
declare const LANDING_FILES: readonly string[];
declare const PUBLIC_ENTRY: string;

/**
 * Fetches the files of an entry in parallel and evaluates each in a task of its own: a single task would block a slow
 * phone for a third of a second.
 * Errors that React creates meanwhile get no traces: they would cost another parse.
 */
async function load(files: readonly string[]) {
  document.head.append(...files.map((file) => fileLink('modulepreload', file)));
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    let entry: unknown;
    for (const file of files) {
      entry = await import(/* @vite-ignore */ file);
      await nextTask();
    }
    return entry;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const root = document.getElementById('root');
if (root) {
  bootPage(root, pagePath('/'), {
    startApp: () => load(APP_FILES) as ReturnType<PageEntries['startApp']>,
    // The page has preloaded the files that the entry imports.
    startPublicPage: () => load([PUBLIC_ENTRY]) as ReturnType<PageEntries['startPublicPage']>,
    isReachable,
    followedKeys: FOLLOWED_KEYS,
    appFiles: APP_FILES,
    startLanding: () => load(LANDING_FILES) as ReturnType<PageEntries['startLanding']>,
  });
}
