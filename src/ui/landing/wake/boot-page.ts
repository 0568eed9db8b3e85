import { type AppEntry, bootApp } from '../../app/boot-app';
import { fileLink } from '../../app/file-link';
import { onLinkIntent } from '../../app/on-link-intent';
import { reloadNotice } from '../../app/reload-notice';
import { attachSiteHeader } from '../../shared/site-header/attach-site-header';
import { EarlyInput } from './early-input';
import { showRest } from './show-rest';
import type { PartId } from './wake-gates';

/** The landing page once React has it. */
export interface LandingHandle {
  /** Wakes a part; resolves when it reacts, rejects when its code could not be fetched. */
  wake(part: PartId): Promise<void>;
}

/** How React takes over: over the prerendered HTML, or from nothing. */
export interface LandingStart {
  readonly root: HTMLElement;
  /** 'hydrate' keeps the prerendered HTML; 'render' shows the stored content from the start. */
  readonly mode: 'hydrate' | 'render';
  /** Called when the page's own components are about to look after the header. */
  readonly onTakeOver: () => void;
}

/** What the boot may fetch, when it is needed. */
export interface PageEntries {
  readonly startApp: () => Promise<AppEntry>;
  /** Addresses of what every page of the app needs, as far as they are known. */
  readonly appFiles: readonly string[];
  readonly startLanding: () => Promise<{ startLanding(start: LandingStart): Promise<LandingHandle> }>;
}

/** The paths that belong to the app entry; every other path, also one below /login, is the landing page. */
const APP_PATH = /^\/?((login|signup)\/?$|dashboard(\/|$))/i;
/** Changes that another tab makes to these keys concern this page. */
const FOLLOWED_KEYS = ['user', 'siteContent'];
const UNREACHABLE =
  'This part of the page could not be fetched. Copy what you have typed, then reload the page.';
const LOOK = { notice: 'section-failure', button: 'button button--quiet' };
const KEPT_EVENTS = ['click', 'input', 'submit', 'keydown'] as const;
const WAKING_EVENTS = ['focusin', 'pointerdown', ...KEPT_EVENTS] as const;
/**
 * A part wakes when it is less than this share of the screen's height away. The campaigns have a fetch of their own to
 * wait for, and are light: they start sooner, so that they have their height before anybody sees them.
 */
const NEAR: Readonly<Record<PartId, string>> = {
  carousel: '75%',
  campaigns: '200%',
  donation: '75%',
  contact: '75%',
};

/**
 * The few kilobytes that run first. On the app's paths they start the app. On the landing page they give the header its
 * behaviour and decide when to fetch the rest: a part wakes when it comes near the screen or is touched, whichever is
 * first, and what was pressed or typed before then is done again.
 */
export function bootPage(root: HTMLElement, basePath: string, entries: PageEntries): void {
  const path = window.location.pathname.slice(basePath.length - 1);
  const noteUse = () => {
    document.documentElement.dataset.inUse = '';
  };
  document.addEventListener('click', noteUse, { capture: true, once: true });
  if (APP_PATH.test(path)) {
    bootApp(root, path, entries.startApp);
  } else {
    bootLanding(root, entries);
    onLinkIntent(document, ({ pathname }) => {
      if (!APP_PATH.test(pathname.slice(basePath.length - 1))) return;
      document.head.append(...[pathname, ...entries.appFiles].map((href) => fileLink('prefetch', href)));
    });
  }
}

function bootLanding(root: HTMLElement, entries: PageEntries): void {
  const hints = document.documentElement.dataset;
  const header = root.querySelector<HTMLElement>('.site-header');
  const detachHeader = header ? attachSiteHeader(header) : () => {};
  const mode = header && hints.savedContent === undefined ? 'hydrate' : 'render';

  let page: Promise<LandingHandle> | undefined;
  const start = () => {
    page ??= entries
      .startLanding()
      .then(({ startLanding }) => startLanding({ root, mode, onTakeOver: detachHeader }))
      // Whatever happens, the prerendered page is better than none.
      .finally(() => delete hints.savedContent);
    page.catch(() => {});
    return page;
  };

  const rest = showRest(document.documentElement, root);
  if (mode === 'render') void start();
  else sleep(root, start, rest);

  window.addEventListener('storage', ({ key }) => {
    if (key === null || FOLLOWED_KEYS.includes(key)) void start();
  });
  stayAtTarget(root);
  whenLoaded(() => {
    if (hints.session !== undefined) void start();
  });
}

/** Somebody who came for one section stays at it while parts above it grow, until they move on by themselves. */
function stayAtTarget(root: HTMLElement): void {
  // ':target' is not there yet while the page is being read.
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return;
  const follow = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  follow.observe(root);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    document.addEventListener(type, () => follow.disconnect(), { capture: true, once: true, passive: true });
  }
}

function sleep(root: HTMLElement, start: () => Promise<LandingHandle>, rest: Promise<void>): void {
  const early = new EarlyInput();
  const asleep = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part, part.dataset.part as PartId]),
  );
  const asked = new Set<HTMLElement>();

  const wake = (part: HTMLElement, id: PartId) => {
    if (asked.has(part)) return;
    asked.add(part);
    start()
      .then((page) => page.wake(id))
      .then(
        () => {
          asleep.delete(part);
          if (asleep.size === 0)
            for (const type of WAKING_EVENTS) document.removeEventListener(type, notice, true);
          early.replay(id);
        },
        // What was typed in the part stays where it is.
        () => part.before(reloadNotice(UNREACHABLE, LOOK)),
      );
  };

  function notice(event: Event): void {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    const id = part && asleep.get(part);
    if (!part || !id) return;
    wake(part, id);
    if ((KEPT_EVENTS as readonly string[]).includes(event.type)) early.keep(id, event);
  }
  for (const type of WAKING_EVENTS) document.addEventListener(type, notice, true);

  const watch = () => {
    for (const [part, id] of asleep) {
      const near = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          near.disconnect();
          wake(part, id);
        },
        { rootMargin: `${NEAR[id]} 0px` },
      );
      near.observe(part);
    }
  };
  // Only then are the parts where they belong.
  whenLoaded(() => void rest.then(watch));
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', () => task(), { once: true });
}
