import type { Page } from '@playwright/test';
import { inPage } from './page-tools';

/** With reduced motion, nothing is animated and nothing scrolls smoothly. */
export function motion(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ tell }) => {
    const found = document
      .getAnimations()
      .filter(({ playState }) => playState !== 'finished')
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target ? tell(target) : 'something'} moves`;
      });
    for (const element of document.querySelectorAll('html, body, body *'))
      if (getComputedStyle(element).scrollBehavior === 'smooth')
        found.push(`${tell(element)} scrolls smoothly`);
    return found;
  });
}

/** Waits for finite animations: half faded in, a text has half its contrast. Endless animations go on. */
export async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) =>
        Number.isFinite(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
