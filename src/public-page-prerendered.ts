import { type AppEntry, bootApp } from './ui/app/boot/boot-app';
import { loadInTurn } from './ui/app/boot/load-in-turn';
import { noteUse, pathBelow } from './ui/app/boot/opened-page';
import { pagePath } from './ui/shared/site-path';

// The boot script of the public pages, a file that they have in common. It is main-prerendered.ts without what only the landing page
// and the app need; the prerender step builds it, too.
declare const PUBLIC_ENTRY: string;

const root = document.getElementById('root');
if (root) {
  noteUse();
  // The page has preloaded the files that the entry imports.
  bootApp(root, pathBelow(pagePath('/')), () => loadInTurn([PUBLIC_ENTRY]) as Promise<AppEntry>);
}
