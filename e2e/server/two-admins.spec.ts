import type { Page } from '@playwright/test';
import { axe } from '../accessibility/checks/axe';
import { expect } from '../fixtures';
import { fillCampaign } from '../support/campaign-form';
import { toastText } from '../support/toast';
import { test } from './running-server';
import { adminElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A save that was refused is written into the console.
test.use({ allowedProblems: /status of 409|Failed to save the campaign/ });

/** Starts a campaign of this test's own, by a call of the signed-in page, and answers its id. */
async function startCampaign(page: Page, origin: string, title: string): Promise<string> {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const draft = {
    title,
    description: 'Shoes for everyone.',
    goalAmount: 8000,
    currentAmount: 100,
    startDate: Date.UTC(2026, 10, 1, 12),
    endDate: Date.UTC(2031, 11, 31, 12),
    imageUrl: '',
    isActive: true,
    es: null,
  };
  const headers = { Origin: origin };
  const answer = await page.request.post('/api/campaigns/create', { headers, data: { ...draft, id } });
  expect(answer.status()).toBe(200);
  return id;
}

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/admin?tab=campaigns&view=edit&campaign=${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'This campaign changed elsewhere' });

test('two admins change one campaign: the second one sees both versions, merges them, and the first one sees the result', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin');
  const id = await startCampaign(page, server.origin, 'Merged Boots');
  await openForm(page, id);

  const theirs = await adminElsewhere(browser, server.origin);
  await openForm(theirs, id);
  await theirs.getByLabel('Title', { exact: true }).fill('Merged Boots of theirs');
  await theirs.getByLabel('Raised so far').fill('4000');
  await save(theirs);
  await expect(toastText(theirs, '"Merged Boots of theirs" has been saved.')).toBeVisible();

  await page.getByLabel('Title', { exact: true }).fill('Merged Boots of mine');
  await page.getByLabel('Goal amount').fill('9000');
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Take all saved ones' })).toBeFocused();
  await expect(dialog.getByRole('table', { name: 'Title' })).toContainText('Merged Boots of theirs');
  await expect(dialog.getByRole('table', { name: 'Title' })).toContainText('Merged Boots of mine');
  await expect(dialog.getByRole('table', { name: 'Raised so far' })).toContainText('$4,000');
  await expect(dialog.getByRole('region')).toHaveCount(3);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(
    dialog.getByRole('region', { name: 'Title' }).getByRole('radio', { name: 'Keep mine' }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toastText(page, '"Merged Boots of mine" has been saved.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Merged Boots of mine');
  // The list of the first admin is told of it, without a reload.
  const row = theirs.getByRole('row', { name: /Merged Boots of mine/ });
  await expect(row).toContainText('$4,000 raised of $9,000');
  await theirs.context().close();
});

test('on a narrow screen nothing lies outside, and whoever decides later has lost nothing @full', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin');
  const id = await startCampaign(page, server.origin, 'Narrow Boots');
  await openForm(page, id);
  const theirs = await adminElsewhere(browser, server.origin);
  await openForm(theirs, id);
  await theirs.getByLabel('Title', { exact: true }).fill('Supercalifragilisticexpialidocious Boots');
  await save(theirs);
  await expect(theirs.getByText(/has been saved\.$/).first()).toBeVisible();

  await page.getByLabel('Description', { exact: true }).fill('Typed meanwhile.');
  await page.getByLabel('Title', { exact: true }).fill('My Narrow Boots');
  await save(page);
  const dialog = dialogOf(page);
  await expect(dialog).toBeInViewport();
  const submit = dialog.getByRole('button', { name: 'Save This Version' });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('My Narrow Boots');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Typed meanwhile.');

  // The next save asks again; theirs can be taken for one field and mine for the other.
  await save(page);
  await dialog
    .getByRole('region', { name: 'Title' })
    .getByRole('radio', { name: 'Take the saved one' })
    .check();
  await submit.click();
  await expect(toastText(page, '"Supercalifragilisticexpialidocious Boots" has been saved.')).toBeVisible();
  await openForm(page, id);
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Typed meanwhile.');
  await theirs.context().close();
});

test('a creation whose answer got lost is not done twice @full', async ({ page, server }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/campaigns/create-campaign');
  await fillCampaign(page, 'Lost Boots', '8000');
  // The server creates it, and the answer gets lost on the way.
  let isLost = false;
  await page.route('**/api/campaigns/create', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    return route.fulfill({ status: 200, body: '' });
  });
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toastText(page, 'Couldn’t save the campaign. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toastText(page, '"Lost Boots" has been created.')).toBeVisible();
  const listed = await page.request.get(`${server.origin}/api/campaigns/list`);
  const titles = ((await listed.json()) as { title: string }[]).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Lost Boots')).toHaveLength(1);
});
