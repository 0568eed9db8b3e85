import { expect, type Page } from '@playwright/test';
import { axe } from '../accessibility/checks/axe';
import { sidewaysScroll } from '../accessibility/checks/layout';

/** Checks a page that is not in the list of screens (e2e/accessibility): every rule of axe, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
}
