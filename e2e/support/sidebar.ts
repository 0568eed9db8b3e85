import type { Page } from '@playwright/test';

/** Opens the menu of the dashboard on a phone, where it is folded; elsewhere it is in sight. */
export async function openSidebar(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
}
