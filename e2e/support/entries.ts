import type { Locator, Page } from '@playwright/test';

/** The entries of a list: rows where it is a table, and cards on a phone. */
export function entriesIn(place: Page | Locator, isMobile: boolean): Locator {
  return place.getByRole(isMobile ? 'listitem' : 'row');
}
