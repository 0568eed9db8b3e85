import { expect, type Page } from '@playwright/test';

/** Checks the page as it is, and returns a sentence for each problem. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Runs all checks by name; a check that finds a problem does not stop the others. */
export async function expectClean(
  page: Page,
  checks: Readonly<Record<string, Check>>,
  where: string,
): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    expect.soft(await check(page), `${where}: ${name}`).toEqual([]);
  }
}
