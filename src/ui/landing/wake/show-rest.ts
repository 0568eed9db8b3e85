import { afterNextPaint } from '../../app/after-next-paint';

/** What comes below the first screen, a section each. */
const REST = '.section__grid';
/** Whoever moves on wants the rest at once. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Fetches and shows what the page has kept back for its first paint: the display face and the styles of the rest of the
 * page, and then each section of it in a task of its own, so that none is long. Resolves when all is there; at once where
 * nothing was kept back (a page that is reloaded, or opened at one of its sections).
 */
export function showRest(page: HTMLElement, root: HTMLElement): Promise<void> {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]');
  const styles = rest?.content.querySelector('link[rel=stylesheet]');
  if (page.dataset.firstPaint === undefined || !rest || !styles) return Promise.resolve();
  const sections = [...root.querySelectorAll<HTMLElement>(REST)];
  let isHurried = false;
  const hurry = () => {
    isHurried = true;
  };
  for (const type of MOVES) document.addEventListener(type, hurry, { capture: true, passive: true });

  return new Promise((resolve) => {
    const finish = () => {
      for (const type of MOVES) document.removeEventListener(type, hurry, true);
      delete page.dataset.firstPaint;
      for (const section of sections) section.style.removeProperty('content-visibility');
      resolve();
    };
    let shown = 0;
    const showNext = () => {
      const section = isHurried ? undefined : sections[shown];
      shown += 1;
      if (!section) {
        finish();
        return;
      }
      section.style.setProperty('content-visibility', 'visible');
      afterNextPaint(showNext);
    };
    // Styles that cannot be fetched keep nothing back.
    for (const type of ['load', 'error']) styles.addEventListener(type, showNext, { once: true });
    afterNextPaint(() => {
      document.head.append(rest.content);
      // From now on the display face is asked for.
      page.dataset.firstPaint = 'past';
    });
  });
}
