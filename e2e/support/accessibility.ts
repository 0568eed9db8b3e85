import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of axe, on the page once its motion has come to rest; and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await motionToEnd(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
  expect(found).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Half faded in, a text has half its contrast: what moves may arrive first. What moves for ever is left alone. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) =>
        Number.isFinite(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
