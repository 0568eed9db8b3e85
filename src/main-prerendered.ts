import { bootPage, type PageEntries } from './ui/landing/wake/boot-page';

// Built by itself, without the rest, and put into each page: where the entries are is known only after their build.
declare const ENTRY_ADDRESSES: { readonly app: string; readonly landing: string };

/**
 * React makes some errors while its code is evaluated, to throw them later. For their traces the engine would read the
 * whole of that code a second time, a tenth of a second on a slow phone, and nobody sees them.
 */
async function load(entry: string) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return await import(/* @vite-ignore */ entry);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const root = document.getElementById('root');
if (root) {
  bootPage(root, import.meta.env.BASE_URL, {
    startApp: (): ReturnType<PageEntries['startApp']> => load(ENTRY_ADDRESSES.app),
    startLanding: (): ReturnType<PageEntries['startLanding']> => load(ENTRY_ADDRESSES.landing),
  });
}
