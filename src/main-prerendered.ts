import { FOLLOWED_KEYS } from './composition/first-paint/stored-state';
import { isReachable } from './composition/is-reachable';
import { fileLink } from './ui/app/file-link';
import { bootPage, type PageEntries } from './ui/landing/wake/boot-page';

// Built by itself, without the rest, and put into each page: where the entries are is known only after their build. Of each, the
// files that it imports come before it.
declare const APP_FILES: readonly string[];
declare const LANDING_FILES: readonly string[];

/**
 * Fetches the files of an entry side by side and evaluates each in a task of its own: all in one would keep a slow phone
 * from painting and listening for a third of a second.
 *
 * React makes some errors while its code is evaluated, to throw them later. For their traces the engine would read the
 * whole of that code a second time, a tenth of a second on a slow phone, and nobody sees them.
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
  bootPage(root, import.meta.env.BASE_URL, {
    startApp: () => load(APP_FILES) as ReturnType<PageEntries['startApp']>,
    isReachable,
    followedKeys: FOLLOWED_KEYS,
    appFiles: APP_FILES,
    startLanding: () => load(LANDING_FILES) as ReturnType<PageEntries['startLanding']>,
  });
}
