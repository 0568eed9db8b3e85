import type { Locator, Page } from '@playwright/test';

/** The button of the menu of further actions of a thing, by its name. */
export function moreOf(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name: `More: ${name}`, exact: true });
}

/** Opens the menu of further actions of a thing by keyboard, and chooses one of them. */
export async function chooseMore(page: Page, name: string, action: string): Promise<void> {
  await moreOf(page, name).first().press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}
