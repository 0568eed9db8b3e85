import type { Page } from '@playwright/test';

/**
 * Scrolls past every part that the browser lays out only when it is visible (`content-visibility: auto`), and back. From then
 * on each of these parts has its real size instead of its placeholder size.
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
      // The browser stores the size at the end of the first frame that shows the part.
      await frame();
      await frame();
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  });
}
