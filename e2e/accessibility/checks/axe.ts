import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Every rule of axe, the best practices too. What it finds in several frames it puts together in a second page, which
 * takes three times as long; a page without frames does without ('legacy').
 */
export async function axe(page: Page): Promise<readonly string[]> {
  await motionToEnd(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
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
