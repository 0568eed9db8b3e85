import { afterNextPaint } from '../../app/boot/page-moments';

/** The sections below the first screen. */
const REST = '.section__grid';
/** Somebody who does one of these needs the rest at once. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Fetches and shows what the page leaves out of its first paint: the display font, the styles of the rest of the page, and
 * then each section in a frame of its own, so that no frame takes long. As soon as somebody scrolls or presses, all
 * sections show together. Resolves when everything shows; at once where nothing was left out (see first-paint/landing.ts).
 */
export function showRest(page: HTMLElement, root: HTMLElement): Promise<void> {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]');
  const styles = rest?.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
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
      // A section link that was pressed meanwhile scrolled to the section's old place. A smooth scroll takes one more
      // step in the next frame.
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

    styles.onload = styles.onerror = () => {
      isStyled = true;
      showNext(0);
    };
    const hurry = () => {
      isHurried = true;
      if (isStyled) showAll();
    };
    for (const type of MOVES)
      document.addEventListener(type, hurry, { capture: true, passive: true, signal: isShown.signal });

    afterNextPaint(() => {
      document.head.append(rest.content);
      // How the words that the code comes with break into lines is known.
      if (import.meta.env.VITE_BACK_END === 'server' || import.meta.env.VITE_CONTENT_FILE)
        keepLines(root.querySelector('h1'));
      // From now on the page asks for the display font.
      page.dataset.firstPaint = 'past';
    });
  });
}

function toTarget(): void {
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}

/** The display font; until it has loaded, a fallback font is shown (app/base.css). */
const DISPLAY = '"Bricolage Grotesque"';
const FALLBACK = '"Bricolage Fallback", system-ui, sans-serif';

/**
 * Shows a headline that people wrote themselves in the display font, once that is there, unless it would break into other
 * lines: what stands below would move while somebody reads it. Such a headline stays in the fallback for this visit.
 */
function keepLines(headline: HTMLElement | null): void {
  if (!headline) return;
  const { offsetHeight: height, style } = headline;
  style.fontFamily = FALLBACK;
  document.fonts.load(`${getComputedStyle(headline).fontWeight} 1em ${DISPLAY}`).then(
    () => {
      style.removeProperty('font-family');
      if (headline.offsetHeight !== height) style.fontFamily = FALLBACK;
    },
    // Without a connection the fallback stays, too.
    () => {},
  );
}
