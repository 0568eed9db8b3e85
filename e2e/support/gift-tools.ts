import type { Page } from '@playwright/test';
import { moreOf } from './choose-more';

/** Presses a tool of the gift book, such as 'Import a file': a button, or in a narrow window an entry of the menu beside them. */
export async function pressGiftTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('button', { name, exact: true });
  const menu = moreOf(page, 'Gifts');
  await tool.or(menu).waitFor();
  if (await tool.isVisible()) return tool.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
