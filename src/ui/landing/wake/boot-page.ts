import { type AppEntry, bootApp } from '../../app/boot/boot-app';
import { fileLink } from '../../app/boot/file-link';
import { onLinkIntent } from '../../app/boot/on-link-intent';
import { noteUse, pathBelow } from '../../app/boot/opened-page';
import { whenLoaded } from '../../app/boot/page-moments';
import { PUBLIC_PAGES } from '../../app/public-pages';
import { attachSiteHeader } from '../../shared/site-header/attach-site-header';
import { aimPresses } from './aim-presses';
import { showRest } from './show-rest';
import { sleep } from './sleep';
import type { LandingHandle, LandingStart } from './wake-gates';

/** What the boot may fetch, when it is needed. */
export interface PageEntries {
  readonly startApp: () => Promise<AppEntry>;
  /** Addresses of what every page of the app needs, as far as they are known. */
  readonly appFiles: readonly string[];
  /** Whether files of the site can be fetched now. */
  readonly isReachable: () => Promise<boolean>;
  /** Keys of the browser's storage: when another tab changes one, the landing page has to show it. */
  readonly followedKeys: readonly string[];
  /** The public pages of their own. */
  readonly startPublicPage: () => Promise<AppEntry>;
  readonly startLanding: () => Promise<{ startLanding(start: LandingStart): Promise<LandingHandle> }>;
}

/** The paths that belong to the app entry; every other path, also one below /login, is the landing page. */
const APP_PATH =
  import.meta.env.VITE_BACK_END === 'server'
    ? /^\/?((login|signup|invitation|(forgotten|reset)-password|first-admin)\/?$|dashboard(\/|$))/i
    : /^\/?((login|signup|invitation|(forgotten|reset)-password)\/?$|dashboard(\/|$))/i;

/** The public pages of their own; /events/anything is the landing page. */
const PUBLIC_PATH = new RegExp(`^/?(${PUBLIC_PAGES.join('|')})/?$`, 'i');

/**
 * The few kilobytes that run first. On the app's paths they start the app. On the landing page they make the header work
 * and decide when to fetch the rest: a part wakes when it comes near the screen or is touched, and what was pressed or
 * typed before then is done again. `pagesPath` is where the pages of this language begin, with a slash at the end.
 */
export function bootPage(root: HTMLElement, pagesPath: string, entries: PageEntries): void {
  const path = pathBelow(pagesPath);
  noteUse();
  if (APP_PATH.test(path)) {
    bootApp(root, path, entries.startApp);
  } else if (PUBLIC_PATH.test(path)) {
    bootApp(root, path, entries.startPublicPage);
  } else {
    bootLanding(root, entries);
    onLinkIntent(document, ({ pathname }) => {
      if (!APP_PATH.test(pathname.slice(pagesPath.length - 1))) return;
      document.head.append(...[pathname, ...entries.appFiles].map((href) => fileLink('prefetch', href)));
    });
  }
}

function bootLanding(root: HTMLElement, entries: PageEntries): void {
  aimPresses();
  const hints = document.documentElement.dataset;
  const header = root.querySelector<HTMLElement>('.site-header');
  const detachHeader = header ? attachSiteHeader(header) : () => {};
  const mode = header && hints.savedContent === undefined ? 'hydrate' : 'render';

  let page: Promise<LandingHandle> | undefined;
  const start = () => {
    page ??= entries
      .startLanding()
      .then(({ startLanding }) => startLanding({ root, mode, onTakeOver: detachHeader }))
      // When it fails, the prerendered page is better than none.
      .finally(() => delete hints.savedContent);
    page.catch(() => {});
    return page;
  };

  const rest = showRest(document.documentElement, root);
  if (mode === 'render') void start();
  else sleep(root, start, rest, entries.isReachable);

  window.addEventListener('storage', ({ key }) => {
    if (key === null || entries.followedKeys.includes(key)) void start();
  });
  if (import.meta.env.VITE_BACK_END === 'server') whenBackInView(() => void start());
  stayAtTarget(root);
  whenLoaded(() => {
    if (hints.session !== undefined && navigator.onLine) void start();
  });
}

/** After this long out of view, in ms, a newer version of the page may have been published. */
const STALE_MS = 30_000;

/** Runs the task when somebody comes back to a page that they left for a while: React, once it runs, asks for what is new. */
function whenBackInView(task: () => void): void {
  let leftAt = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (document.hidden) leftAt = timeStamp;
    else if (timeStamp - leftAt >= STALE_MS) task();
  });
}

/** Keeps the section that the address names in view while parts above it grow, until the visitor moves on. */
function stayAtTarget(root: HTMLElement): void {
  // ':target' is not there yet while the page is being read.
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return;
  const follow = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  follow.observe(root);
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(type, () => follow.disconnect(), { capture: true, once: true, passive: true });
  }
}
