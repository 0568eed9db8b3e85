import { expect, type Page } from '@playwright/test';
import { axe } from '../accessibility/checks/axe';
import { sidewaysScroll } from '../accessibility/checks/layout';

/** A page that is no screen of its own (e2e/accessibility walks those): every rule of axe, and nothing too wide. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
}
