import { bootTexts } from '../../app/boot/boot.texts';
import { EarlyInput } from '../../app/boot/early-input';
import { alertNotice, reloadNotice } from '../../app/boot/notices';
import { whenLoaded } from '../../app/boot/page-moments';
import type { LandingHandle, PartId } from './wake-gates';

/** Notices stand at the foot of the screen, in sight from every control. */
const FOOT = 'page-notice';
const WAKING_EVENTS = ['focusin', 'pointerdown', 'click', 'input', 'submit', 'keydown'] as const;
/**
 * A part wakes when it is less than this share of the screen's height away. The campaigns have to be fetched as well, and
 * are light: they start sooner, so that they have their final height before they are seen.
 */
const near = (part: HTMLElement) => (idOf(part) === 'campaigns' ? '200%' : '75%');

const idOf = (part: HTMLElement) => part.dataset.part as PartId;

/**
 * Lets each part of the prerendered page sleep until it comes near the screen or is touched, and then does again what
 * people did in it. When a module could not be fetched, browsers do not try again until the page is reloaded: so nothing
 * is fetched without a connection, and everything that is due once it is back.
 */
export function sleep(
  root: HTMLElement,
  start: () => Promise<LandingHandle>,
  rest: Promise<void>,
  isReachable: () => Promise<boolean>,
): void {
  const asleep = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part, new EarlyInput()]),
  );
  const awakened = new Set<HTMLElement>();
  const offline = alertNotice(bootTexts.offline, FOOT);
  let trouble: HTMLElement | undefined;
  const show = (notice = trouble) => {
    trouble = notice;
    // Appended again, it is announced again.
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

  const wake = (part: HTMLElement, early: EarlyInput) => {
    if (awakened.has(part)) return;
    awakened.add(part);
    connection()
      .then(start)
      .then((page) => page.wake(idOf(part)))
      .then(
        () => {
          asleep.delete(part);
          void early.replay();
        },
        // The text that was typed in the part stays there, to be copied.
        () => {
          trouble?.remove();
          show(reloadNotice(FOOT));
        },
      );
  };

  function notice(event: Event): void {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    const early = part && asleep.get(part);
    if (!part || !early) return;
    if (/click|submit/.test(event.type)) show();
    wake(part, early);
    early.keep(event);
  }
  for (const type of WAKING_EVENTS) document.addEventListener(type, notice, true);

  const watch = () => {
    for (const [part, early] of asleep) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          wake(part, early);
        },
        { rootMargin: `${near(part)} 0px` },
      );
      observer.observe(part);
    }
  };
  // Before that the parts are not where they will be.
  whenLoaded(() => void rest.then(watch));
}
