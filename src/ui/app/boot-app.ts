import { afterNextPaint } from './after-next-paint';
import { reloadNotice } from './reload-notice';
import { whenLoaded } from './when-loaded';

/** The app entry, once it is fetched. */
export interface AppEntry {
  /** Resolves when the page reacts. */
  startApp(root: HTMLElement): Promise<void>;
}

const WAKING_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const;
const KEPT_EVENTS = ['click', 'submit'] as const;

/**
 * Starts the app on its own paths. A page that is complete without it (login and sign-up bring a template with what is
 * to be fetched late) gets it after its first paint, or as soon as somebody touches it; everything else at once.
 */
export function bootApp(root: HTMLElement, path: string, fetchApp: () => Promise<AppEntry>): void {
  const { prerendered } = root.dataset;
  if (prerendered !== undefined && !`${path}/`.startsWith(`/${prerendered}/`)) {
    // A host without rewrites answers with another page: it must not show, nor be hydrated.
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
    for (const type of WAKING_EVENTS) root.removeEventListener(type, start, true);
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
  if (!late || isHidden || !root.dataset.prerendered) {
    start();
    return;
  }
  for (const type of WAKING_EVENTS) root.addEventListener(type, start, true);
  // After the first paint.
  whenLoaded(() => afterNextPaint(start));
}

/** Holds back presses and submits that would reach nobody, and does them again. The browser keeps what is typed. */
function keepPresses(root: HTMLElement): { replay(): void; forget(): void } {
  const kept = new Map<Element, () => void>();
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (event instanceof SubmitEvent) {
      const form = event.target as HTMLFormElement;
      // One press is one submission, however impatient.
      kept.set(form, () => form.requestSubmit(event.submitter));
      // Its button is seen to have been pressed.
      root.dataset.kept = '';
    } else if (button?.type === 'button') {
      // Pressed twice is not pressed.
      if (!kept.delete(button)) kept.set(button, () => button.click());
    } else {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of KEPT_EVENTS) root.addEventListener(type, keep, true);
  const forget = () => {
    delete root.dataset.kept;
    for (const type of KEPT_EVENTS) root.removeEventListener(type, keep, true);
  };
  return {
    forget,
    replay: () => {
      forget();
      for (const repeat of kept.values()) repeat();
    },
  };
}
