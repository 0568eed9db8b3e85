import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionToEnd } from './stillness';

/**
 * Runs every rule of axe, including best practices. For pages with frames axe merges its results in a second page, which
 * takes three times as long; pages without frames use the faster legacy mode.
 */
export async function axe(page: Page): Promise<readonly string[]> {
  await motionToEnd(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    // Nothing that these rules ask needs the style sheets and media that axe would fetch again.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
