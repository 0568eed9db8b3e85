import { MEASURED_VISITS } from '../../bench/size-budgets.mjs';
import { expect } from '../fixtures';
import { expectSiteHeaders } from '../support/site-headers';
import { expectInBudget, titleOf } from '../support/size-budgets';
import { test } from './running-server';

// Two stand for all; the full matrix has each.
for (const [path, tag = ' @full'] of [
  ['/', ''],
  ['/login'],
  ['/signup'],
  ['/no-such-page', ''],
  ['/dashboard'],
] as const) {
  test(`the server answers ${path} like a static host: it breaks no policy and stays on this site${tag}`, async ({
    page,
  }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const headers = expectSiteHeaders(response);
    expect(headers['x-robots-tag']).toBe(path === '/no-such-page' ? 'noindex' : undefined);
  });
}

test('a visitor who opens the dashboard is asked to sign in', async ({ page }) => {
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
});

test('words that a browser kept while the site was a simulation keep no visitor from the prerendered page @full', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('siteContent', '{"version":1,"content":{}}'));
  // The mark is taken away again as soon as the page has been rendered again.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('savedContent' in document.documentElement.dataset) sessionStorage.setItem('marked', 'yes');
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.getItem('marked'))).toBeNull();
});

// The document of the landing page has other words here, and /login another budget; other sizes are nearly those of the simulation.
for (const [at, visit] of MEASURED_VISITS.filter(({ path }) => !path.startsWith('/dashboard')).entries()) {
  const isOther = at === 0 || visit.budgets.some(({ serverBytes }) => serverBytes !== undefined);
  test(`${titleOf(visit, true)}${isOther ? '' : ' @full'}`, async ({ page }) => {
    await expectInBudget(page, visit, true);
  });
}
