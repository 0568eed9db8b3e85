import { EarlyInput } from './early-input';
import { reloadNotice } from './notices';
import { afterNextPaint, whenLoaded } from './page-moments';

/** The app entry, once it is fetched. */
export interface AppEntry {
  /** Resolves when the page reacts. */
  startApp(root: HTMLElement): Promise<void>;
}

const WAKING_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const;
const KEPT_EVENTS = ['click', 'submit'] as const;

/**
 * Starts the app on its own paths. Its styles and scripts wait in a template until then. Pages that are complete without script
 * (/login and /signup) start it after they have loaded or at the first touch, the dashboard's skeleton after its first
 * paint, and a page that is not prerendered at once.
 */
export function bootApp(root: HTMLElement, path: string, fetchApp: () => Promise<AppEntry>): void {
  // Another page takes this one's place already.
  if (document.documentElement.dataset.leaving !== undefined) return;
  const { prerendered } = root.dataset;
  if (prerendered !== undefined && !`${path}/`.startsWith(`/${prerendered}/`)) {
    // A host without rewrites answers with another page, which must be neither shown nor hydrated.
    delete root.dataset.prerendered;
    root.replaceChildren();
  }
  const page = document.documentElement;
  const late = document.querySelector<HTMLTemplateElement>('template[data-late]');
  const early = keepPresses(root);

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    if (late) document.head.append(late.content);
    fetchApp()
      .then(({ startApp }) => startApp(root))
      .then(early.replay, () => {
        delete page.dataset.session;
        delete page.dataset.savedContent;
        early.forget();
        (root.querySelector('main') ?? root).prepend(reloadNotice('boot-failure'));
      });
  };
  const isHidden = page.dataset.session === 'signed-in' || page.dataset.savedContent !== undefined;
  const isSkeleton = late?.dataset.late === 'paint';
  if (!late || !root.dataset.prerendered || (isHidden && !isSkeleton)) {
    start();
    return;
  }
  if (isSkeleton) {
    // On a slow line what is painted comes first, and the app's files after it.
    afterNextPaint(start);
    return;
  }
  for (const type of WAKING_EVENTS) root.addEventListener(type, start, true);
  // After the first paint.
  whenLoaded(() => afterNextPaint(start));
}

/** Holds back presses and submits until they are replayed or forgotten. The browser itself keeps what is typed. */
function keepPresses(root: HTMLElement): { replay(): void; forget(): void } {
  const early = new EarlyInput();
  const isOver = new AbortController();
  const keep = (event: Event) => {
    early.keep(event);
    // Shows that the button has been pressed.
    if (event.type === 'submit') root.dataset.kept = '';
  };
  for (const type of KEPT_EVENTS) root.addEventListener(type, keep, { capture: true, signal: isOver.signal });
  const forget = () => {
    delete root.dataset.kept;
    isOver.abort();
  };
  return {
    forget,
    replay: () => {
      forget();
      void early.replay();
    },
  };
}
