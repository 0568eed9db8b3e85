import { bootPage, type PageEntries } from './ui/landing/wake/boot-page';

// Built by itself, without the rest, and put into each page: where the entries are is known only after their build.
declare const ENTRY_ADDRESSES: { readonly app: string; readonly landing: string };

const root = document.getElementById('root');
if (root) {
  bootPage(root, import.meta.env.BASE_URL, {
    startApp: (): ReturnType<PageEntries['startApp']> => import(/* @vite-ignore */ ENTRY_ADDRESSES.app),
    startLanding: (): ReturnType<PageEntries['startLanding']> =>
      import(/* @vite-ignore */ ENTRY_ADDRESSES.landing),
  });
}
