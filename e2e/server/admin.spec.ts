import { openEditor, titleField } from '../editor-steps';
import { expect } from '../fixtures';
import { fillCampaign } from '../support/campaign-form';
import { toastText } from '../support/toast';
import { test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin saves words and a picture, and a visitor in another browser sees them after a reload @full', async ({
  page,
  browser,
  server,
}) => {
  const landing = await visitorElsewhere(browser, server.origin);
  await landing.goto('/');
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, 'admin');
  await openEditor(page);
  // What is kept on a server takes no room in this browser.
  await expect(page.getByRole('meter', { name: 'Room for pictures' })).toHaveCount(0);
  await titleField(page).fill('Walk with us.');
  await page.getByRole('tab', { name: 'Brand Assets' }).click();
  await page.getByLabel('White logo', { exact: true }).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96"><path d="M0 0h240v96H0z"/></svg>',
    ),
  });
  await expect(page.getByText('Now 240 × 96 px')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Last saved: Just now')).toBeVisible();

  // The page is published a moment after the save is answered.
  await expect(async () => {
    await landing.reload();
    await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Walk with us.', { timeout: 5000 });
  }).toPass();
  const logo = landing.locator('.site-header__logo-white');
  await expect(logo).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{64}$/);
  await expect(logo).toHaveJSProperty('naturalWidth', 240);
  await landing.context().close();
});

test('a campaign that one admin starts is seen by a visitor @full', async ({ page, browser, server }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/campaigns/create-campaign');
  await fillCampaign(page, 'Winter Boots', '8000');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toastText(page, '"Winter Boots" has been created.')).toBeVisible();

  const landing = await visitorElsewhere(browser, server.origin);
  await landing.goto('/');
  await landing.getByRole('heading', { name: 'Support Our Cause' }).scrollIntoViewIfNeeded();
  await expect(landing.getByRole('article', { name: 'Winter Boots' })).toContainText('$0 raised of $8,000');
  await landing.context().close();
});
