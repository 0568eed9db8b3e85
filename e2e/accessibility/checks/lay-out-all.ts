import type { Page } from '@playwright/test';

/**
 * Goes past everything that the browser lays out only in sight (`content-visibility: auto`), as a reader does, and comes
 * back: from then on each such part has its own size and no more the one that held its place.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollX, scrollY } = window;
    for (const part of document.querySelectorAll('*')) {
      if (getComputedStyle(part).contentVisibility !== 'auto' || !part.checkVisibility()) continue;
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [content] = part.children;
      while (content?.checkVisibility({ contentVisibilityAuto: true }) === false) await frame();
      // The size is remembered at the end of the first frame that shows the part.
      await frame();
      await frame();
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  });
}
