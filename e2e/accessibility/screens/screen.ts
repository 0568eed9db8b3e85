import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { ACCOUNTS } from '../../support/accounts';

/** One distinct screen of the site: a route, who looks at it, and the state it is in. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who is signed in; nobody without it. */
  readonly role?: keyof typeof ACCOUNTS;
  /** The public site promises targets of 44 px, the dashboard 24. */
  readonly site: 'public' | 'dashboard';
  /** The widths in px at which it exists; everywhere without them. */
  readonly from?: number;
  readonly below?: number;
  /** So much like another screen that only the full matrix walks it. */
  readonly isVariant?: true;
  /** In a wide window it is laid out in a way of its own, which `npm test` looks at in the same visit. */
  readonly alsoWide?: true;
  /** What the browser holds beforehand, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The same for the tab's own store. */
  readonly inTab?: Readonly<Record<string, string>>;
  /** Before the visit: what is withheld or refused. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** From the page as it opens to the state. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What is seen when the state is there. */
  readonly shows: (page: Page) => Locator;
  /** What the state says in the console on purpose. */
  readonly allowedProblems?: readonly RegExp[];
}

/** Puts people and their things into the browser's stores before any page reads them. */
export async function prepare(context: BrowserContext, screen: Screen): Promise<void> {
  const { role } = screen;
  const stored: Record<string, string> = { ...screen.stored };
  if (role) {
    const { email, name } = ACCOUNTS[role];
    stored.user = JSON.stringify({ id: `user-${role}`, email, name, role });
  }
  await context.addInitScript(
    ({ local, tab }) => {
      // A page that has not gone anywhere yet has no store; a reload finds what the page itself has stored since.
      if (window.location.protocol === 'about:' || window.sessionStorage.getItem('e2e:prepared')) return;
      window.sessionStorage.setItem('e2e:prepared', 'yes');
      for (const [key, value] of Object.entries(local)) window.localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
    },
    { local: stored, tab: screen.inTab ?? {} },
  );
}

/** Goes to the screen and brings it into its state. */
export async function open(page: Page, screen: Screen): Promise<void> {
  await prepare(page.context(), screen);
  await screen.arrange?.(page);
  await page.goto(screen.path);
  await screen.reach?.(page);
  await expect(screen.shows(page)).toBeVisible();
}
