import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { motionToEnd } from './stillness';

/** Nothing that these rules ask needs the style sheets and media that axe would fetch again. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };
/** The builder would send the source in full, 1.3 MB, to every page. */
const MINIFIED = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** Is there once the source has run in the page. */
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

type Violations = readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];

/**
 * Runs every rule of axe, including best practices. For pages with frames axe merges its results in a second page, which
 * takes three times as long; a page without frames answers by itself, and with its violations alone.
 */
export async function axe(page: Page): Promise<readonly string[]> {
  await motionToEnd(page);
  const violations: Violations =
    page.frames().length === 1
      ? await violationsAlone(page)
      : (await new AxeBuilder({ page }).options(OPTIONS).analyze()).violations;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

async function violationsAlone(page: Page): Promise<Violations> {
  await page.evaluate(`window.axe || ${MINIFIED}`);
  return page.evaluate(async (options) => {
    if (!window.axe) throw new Error('axe is not in the page.');
    const { violations } = await window.axe.run(options);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => ({ html })),
    }));
  }, OPTIONS);
}
