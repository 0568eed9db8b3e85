import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { ACCOUNTS } from '../../support/accounts';
import { motionToEnd } from '../checks/stillness';

/** One distinct screen of the site: a route, the person who is signed in, and a state. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The role of the signed-in person; nobody is signed in without it. */
  readonly role?: keyof typeof ACCOUNTS;
  /** Targets are at least 44 px on the public site and 24 px in the dashboard. */
  readonly site: 'public' | 'dashboard';
  /** The range of widths in px at which it exists; without it, at all widths. */
  readonly from?: number;
  readonly below?: number;
  /** It stands for others that are built like it: `npm test` checks these, `npm run test:all` checks every screen. */
  readonly isTypical?: true;
  /** It has its own layout in a wide window, which `npm test` checks in the same visit. */
  readonly alsoWide?: true;
  /** The content of localStorage before the visit, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The content of sessionStorage before the visit, by key. */
  readonly inTab?: Readonly<Record<string, string>>;
  /** Runs before the visit, for example to block files. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Brings the opened page into the state. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** An element that is visible once the page is in the state. */
  readonly shows: (page: Page) => Locator;
  /** Console messages that the state provokes on purpose. */
  readonly allowedProblems?: RegExp;
}

/** Fills the browser's storage before any page reads it. */
export async function prepare(context: BrowserContext, screen: Screen): Promise<void> {
  const { role } = screen;
  const stored: Record<string, string> = { ...screen.stored };
  if (role) {
    const { email, name } = ACCOUNTS[role];
    stored.user = JSON.stringify({ id: `user-${role}`, email, name, role });
  }
  await context.addInitScript(
    ({ local, tab }) => {
      // A blank page has no storage, and a reload must find what the page itself has stored since.
      if (window.location.protocol === 'about:' || window.sessionStorage.getItem('e2e:prepared')) return;
      window.sessionStorage.setItem('e2e:prepared', 'yes');
      for (const [key, value] of Object.entries(local)) window.localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
    },
    { local: stored, tab: screen.inTab ?? {} },
  );
}

/** Opens the screen and brings it into its state. */
export async function open(page: Page, screen: Screen): Promise<void> {
  await prepare(page.context(), screen);
  await screen.arrange?.(page);
  await page.goto(screen.path);
  await screen.reach?.(page);
  await expect(screen.shows(page)).toBeVisible();
  // What is still being fetched has another layout, and Ant Design moves texts from one size to the other.
  await expect(page.locator('.ant-skeleton:visible')).toHaveCount(0);
  await motionToEnd(page);
}
