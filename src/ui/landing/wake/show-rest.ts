import { afterNextPaint } from '../../app/after-next-paint';

/** What comes below the first screen, a section each. */
const REST = '.section__grid';
/** Whoever moves on wants the rest at once. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Fetches and shows what the page has kept back for its first paint: the display face and the styles of the rest of the
 * page, and then each section of it in a frame of its own, so that none takes long, or all together as soon as somebody
 * moves. Resolves when all is there; at once where nothing was kept back (a page that is reloaded, or opened at one of
 * its sections).
 */
export function showRest(page: HTMLElement, root: HTMLElement): Promise<void> {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]');
  const styles = rest?.content.querySelector('link[rel=stylesheet]');
  if (page.dataset.firstPaint === undefined || !rest || !styles) return Promise.resolve();
  const hidden = [...root.querySelectorAll<HTMLElement>(REST)];

  return new Promise((resolve) => {
    let isStyled = false;
    let isHurried = false;
    const isShown = new AbortController();

    const showAll = () => {
      if (isShown.signal.aborted) return;
      isShown.abort();
      delete page.dataset.firstPaint;
      for (const section of hidden) section.style.removeProperty('content-visibility');
      // A section link that was pressed meanwhile went to where the section stood then; a smooth scroll there takes one
      // more step in the next frame.
      toTarget();
      afterNextPaint(toTarget);
      resolve();
    };
    const showNext = (next: number) => {
      const section = hidden[next];
      if (isHurried || !section) {
        showAll();
        return;
      }
      section.style.setProperty('content-visibility', 'visible');
      afterNextPaint(() => showNext(next + 1));
    };

    const styled = () => {
      isStyled = true;
      showNext(0);
    };
    for (const type of ['load', 'error']) styles.addEventListener(type, styled, { once: true });
    const hurry = () => {
      isHurried = true;
      if (isStyled) showAll();
    };
    for (const type of MOVES)
      document.addEventListener(type, hurry, { capture: true, passive: true, signal: isShown.signal });

    afterNextPaint(() => {
      document.head.append(rest.content);
      // From now on the display face is asked for.
      page.dataset.firstPaint = 'past';
    });
  });
}

function toTarget(): void {
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}
