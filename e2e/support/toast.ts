import type { Locator, Page } from '@playwright/test';

/** A toast by a text of it, apart from what a screen reader is told of it. */
export function toastText(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}
