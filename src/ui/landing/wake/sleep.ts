import { alertNotice } from '../../app/alert-notice';
import { reloadNotice } from '../../app/reload-notice';
import { whenLoaded } from '../../app/when-loaded';
import type { LandingHandle } from './boot-page';
import { EarlyInput } from './early-input';
import type { PartId } from './wake-gates';

const OFFLINE = 'You are offline. What you type and press is kept until you are back.';
/** At the foot of the screen, where they are in sight from every control. */
const FOOT = 'page-notice';
const WAKING_EVENTS = ['focusin', 'pointerdown', 'click', 'input', 'submit', 'keydown'] as const;
/**
 * A part wakes when it is less than this share of the screen's height away. The campaigns have a fetch of their own to
 * wait for, and are light: they start sooner, so that they have their height before anybody sees them.
 */
const near = (id: PartId) => (id === 'campaigns' ? '200%' : '75%');

/**
 * Lets each part of the prerendered page sleep until it comes near the screen or is touched, and does again what was done
 * in it before it was awake. Browsers remember as long as a page lives that a module could not be fetched: so nothing is
 * fetched while there is no connection, and all that was asked for when it is back.
 */
export function sleep(
  root: HTMLElement,
  start: () => Promise<LandingHandle>,
  rest: Promise<void>,
  isReachable: () => Promise<boolean>,
): void {
  const early = new EarlyInput();
  const asleep = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part, part.dataset.part as PartId]),
  );
  const asked = new Set<HTMLElement>();
  const offline = alertNotice(OFFLINE, FOOT);
  let trouble: HTMLElement | undefined;
  const show = (notice = trouble) => {
    trouble = notice;
    // Put there once more, it is announced once more.
    if (notice) document.body.append(notice);
  };

  const connection = async () => {
    while (!(await isReachable())) {
      show(offline);
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    offline.remove();
    if (trouble === offline) trouble = undefined;
  };

  const wake = (part: HTMLElement, id: PartId) => {
    if (asked.has(part)) return;
    asked.add(part);
    connection()
      .then(start)
      .then((page) => page.wake(id))
      .then(
        () => {
          asleep.delete(part);
          early.replay(id);
        },
        // What was typed in the part stays where it is.
        () => {
          trouble?.remove();
          show(reloadNotice(FOOT));
        },
      );
  };

  function notice(event: Event): void {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    const id = part && asleep.get(part);
    if (!part || !id) return;
    if (/click|submit/.test(event.type)) show();
    wake(part, id);
    early.keep(id, event);
  }
  for (const type of WAKING_EVENTS) document.addEventListener(type, notice, true);

  const watch = () => {
    for (const [part, id] of asleep) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          wake(part, id);
        },
        { rootMargin: `${near(id)} 0px` },
      );
      observer.observe(part);
    }
  };
  // Only then are the parts where they belong.
  whenLoaded(() => void rest.then(watch));
}
