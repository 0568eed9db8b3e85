import { expect, type Page } from '@playwright/test';

/** Looks at the page as it is, and answers with a sentence for each thing that is wrong. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Runs checks by name; all of them report, even when one has found something. */
export async function expectClean(
  page: Page,
  checks: Readonly<Record<string, Check>>,
  where: string,
): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    expect.soft(await check(page), `${where}: ${name}`).toEqual([]);
  }
}
