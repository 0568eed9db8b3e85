import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

const PAGES = [
  '/dashboard/donations/donation-reports',
  '/dashboard/donations/campaign-performance',
  '/dashboard/campaigns/campaign-reports',
];

/** How the charts of a page are drawn: colors, what sticks out of them, and what hides. */
function drawn(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const colorOf = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const system = { bar: colorOf('Highlight'), before: colorOf('GrayText'), ink: colorOf('var(--ink)') };
    probe.remove();
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const fills = (selector: string) => [...new Set(all(selector).map((bar) => getComputedStyle(bar).fill))];
    const sticksOut = all('.chart').flatMap((chart) => {
      const { left, right } = chart.getBoundingClientRect();
      return [...chart.querySelectorAll('span, svg')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
    });
    return {
      charts: all('.chart').length,
      system,
      bars: fills('.chart__bar'),
      before: fills('.chart__bar--before'),
      sticksOut: sticksOut.map((part) => part.outerHTML),
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      printed: all('nav, button')
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent),
    };
  });
}

const charts = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('img', { name: /\?$/ }).first()).toBeVisible();
};

// On a phone cards stand where some of the tables are.
test('the figures of every chart of gifts are in a table named by its question @full @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', PAGES[0] ?? '');
  for (const address of PAGES.slice(0, 2)) {
    await charts(page, address);
    const questions = await page
      .getByRole('img', { name: /\?/ })
      .evaluateAll((all) =>
        all.map((one) => one.closest('.ant-card')?.querySelector('h2')?.textContent ?? ''),
      );
    expect(questions.length, address).toBeGreaterThan(1);
    for (const name of questions) {
      const table = page.getByRole('table', { name, exact: true });
      await expect(table.getByRole('columnheader').first(), name).toBeVisible();
      await expect(table.getByRole('rowheader').first(), name).toBeVisible();
    }
  }
});

test('charts are readable in forced colors, on a small phone and on paper @full', async ({ page }) => {
  await openSignedIn(page, 'admin', PAGES[0] ?? '');
  for (const address of PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await charts(page, address);
    const forced = await drawn(page);
    expect(forced.charts, address).toBeGreaterThan(0);
    expect(forced.bars, address).toEqual([forced.system.bar]);
    expect(forced.before, address).toEqual([forced.system.before]);

    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 320, height: 640 });
    const small = await drawn(page);
    expect(small.sticksOut, address).toEqual([]);
    expect(small.isWide, address).toBe(false);

    await page.setViewportSize({ width: 816, height: 1056 });
    await page.emulateMedia({ media: 'print' });
    const paper = await drawn(page);
    expect(paper.bars, address).toEqual([paper.system.ink]);
    expect(paper.sticksOut, address).toEqual([]);
    expect(paper.printed, address).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
