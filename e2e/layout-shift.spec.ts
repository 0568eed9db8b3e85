// Nothing on a page moves while the page loads: content that arrives later has its room from the start.
import type { Page } from '@playwright/test';
import { signInAdmin } from './editor-steps';
import { expect, test } from './fixtures';

/** What moved, and how far: the browser's own layout shift entries, without those that follow a press. */
async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} .${node.className}` : node?.textContent;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push(`${value}: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate('window.shifts');
}

const PAGES: readonly { path: string; isThere: (page: Page) => Promise<unknown>; admin?: boolean }[] = [
  {
    path: '/',
    isThere: async (page) => {
      const isInSight = (part: string) =>
        page.locator(part).evaluate((each) => each.getBoundingClientRect().top < innerHeight);
      const readOnTo = async (part: string) => {
        while (!(await isInSight(part))) {
          await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
          await page.waitForLoadState('networkidle');
        }
      };
      await readOnTo('[data-part=carousel]');
      // By now the campaigns, two screens further down, are awake.
      await page.locator('.active-campaigns[aria-busy=false]').waitFor();
      await readOnTo('[data-part=donation]');
      await readOnTo('[data-part=contact]');
    },
  },
  { path: '/login', isThere: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor() },
  {
    path: '/dashboard/home',
    admin: true,
    isThere: (page) => page.locator('.active-campaigns[aria-busy=false]').waitFor(),
  },
  {
    path: '/dashboard/admin?tab=campaigns',
    admin: true,
    isThere: (page) =>
      page.getByText('Summer Sneaker Drive', { exact: true }).filter({ visible: true }).first().waitFor(),
  },
  {
    path: '/dashboard/admin?tab=content',
    admin: true,
    isThere: (page) => page.getByRole('meter', { name: 'Room for pictures' }).waitFor(),
  },
];

for (const { path, isThere, admin } of PAGES) {
  test(`nothing moves on ${path} @phone @chromium`, async ({ page, context }) => {
    if (admin) await signInAdmin(context);
    const shifts = await noteShifts(page);
    await page.goto(path);
    await isThere(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}
