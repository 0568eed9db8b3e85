import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { AUTO_SAVE_DELAY_MS } from '../src/ui/content/saving/content-saver';
import {
  chooseInEditor,
  expectDraft,
  OLD_TITLE,
  openEditor,
  openSection,
  signInAdmin,
  titleField,
} from './editor-steps';
import { expect, test } from './fixtures';
import { openSidebar } from './support/sidebar';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NEW_TITLE = 'Walk with us.';

function badge(page: Page, text: string) {
  return page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });
}

async function expectHeadline(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test.beforeEach(({ context }) => signInAdmin(context));

test('an admin changes the headline, sees it in the preview, and visitors see it after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page);
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
  await titleField(page).fill(NEW_TITLE);
  await expect(badge(page, 'Unsaved Changes')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of Hero, desktop width"]');
  await expect(preview.getByText(NEW_TITLE)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
  await expect(page.getByText('Last saved: Just now')).toBeVisible();
  await expectHeadline(page, NEW_TITLE);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
});

test('typing in the middle of a text keeps the caret there @full', async ({ page }) => {
  await openEditor(page);
  await titleField(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('abc');
  await expect(titleField(page)).toHaveValue(`Eabc${OLD_TITLE.slice(1)}`);
});

test('the preview at phone width shows the phone layout @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page);
  await openSection(page, 'About');
  const columns = (width: string) =>
    page
      .frameLocator(`iframe[title="Preview of About, ${width} width"]`)
      .locator('.about__leaders')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns('desktop')).toBe(3);
  await page.getByText('Phone', { exact: true }).click();
  expect(await columns('phone')).toBe(1);
  // The pointer is still on it: what is chosen looks chosen.
  const chosen = page.getByRole('button', { name: 'Phone', pressed: true });
  await expect(chosen).toHaveCSS('background-color', 'rgb(29, 27, 56)');
});

test('the preview scrolls beside the form, and is shown whole where it stands alone @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openEditor(page);
  const preview = page.getByRole('region', { name: 'Preview of Hero' });
  const hidden = () => preview.evaluate((element) => element.scrollHeight - element.clientHeight);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(hidden).toBeGreaterThan(0);
  await expect(preview).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(hidden).toBe(0);
  await expect(preview).not.toHaveAttribute('tabindex');
});

test('unsaved changes are saved by themselves after a while @full', async ({ page }) => {
  await page.clock.install();
  await openEditor(page);
  await titleField(page).fill(NEW_TITLE);
  await expect(badge(page, 'Unsaved Changes')).toBeVisible();
  await page.clock.fastForward(AUTO_SAVE_DELAY_MS);
  await expect(toastText(page, 'Auto-saved')).toBeVisible();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
  await expectHeadline(page, NEW_TITLE);
});

/** Keeps the page busy, as a slow phone is, from when it asks for its tab's name until long after it could have it. */
async function keepBusyWhileNamed(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = ((...asked: Parameters<typeof request>) => {
      const answer = request(...asked);
      const end = performance.now() + (asked[0].startsWith('siteContent:tab') ? 1500 : 0);
      while (performance.now() < end);
      return answer;
    }) as typeof request;
  });
}

for (const [where, slowDown] of [
  ['', async () => {}],
  [' on a slow phone', keepBusyWhileNamed],
] as const)
  test(`a draft survives a reload${where} as unsaved changes @full`, async ({ page, context }) => {
    await slowDown(context);
    page.on('dialog', (dialog) => dialog.accept());
    await openEditor(page);
    await titleField(page).fill(NEW_TITLE);
    await expectDraft(page, NEW_TITLE);
    await page.reload();
    await expect(titleField(page)).toHaveValue(NEW_TITLE);
    await expect(badge(page, 'Unsaved Changes')).toBeVisible();
    await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
  });

test('Revert asks, discards, and leaves no draft behind @full', async ({ page }) => {
  await openEditor(page);
  await titleField(page).fill(NEW_TITLE);
  await expectDraft(page, NEW_TITLE);
  await page.getByRole('button', { name: 'Revert' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(toastText(page, 'All unsaved changes have been discarded.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(OLD_TITLE);
  await page.reload();
  await expect(titleField(page)).toHaveValue(OLD_TITLE);
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
});

test('leaving the page or the route with unsaved changes asks first @full', async ({ page, isMobile }) => {
  await openEditor(page);
  await titleField(page).fill(NEW_TITLE);
  // On a phone the menu is a sheet, which closes for who stays as for who goes.
  await openSidebar(page, isMobile);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  if (isMobile) await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeFocused();
  await openSidebar(page, isMobile);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(titleField(page)).toBeInViewport();
  await expect(titleField(page)).toHaveValue(NEW_TITLE);

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(titleField(page)).toHaveValue(NEW_TITLE);

  await openSidebar(page, isMobile);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('two tabs: what the other one saved is not overwritten in silence', async ({ page, context }) => {
  await openEditor(page);
  await titleField(page).fill('Mine');
  // The last thing on the screen; the notice that comes will push it further down.
  const { y, height } = (await titleField(page).boundingBox()) ?? { y: 0, height: 0 };
  const width = page.viewportSize()?.width ?? 1280;
  await page.setViewportSize({ width, height: Math.ceil(y + height) + 8 });
  const other = await context.newPage();
  await openEditor(other);
  await titleField(other).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(badge(other, 'All Changes Saved')).toBeVisible();

  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Compare and choose' })).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await dialog.getByLabel('Keep mine').check();
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
  await expect(titleField(other)).toHaveValue('Mine');
});

test('a bad import says what is wrong and changes nothing @full', async ({ page }, testInfo) => {
  await openEditor(page);
  await chooseInEditor(page, 'Import');
  const dialog = page.getByRole('dialog');
  const refuse = async (text: string, reason: string) => {
    await dialog.getByLabel('Content text').fill(text);
    await dialog.getByRole('button', { name: 'Import text' }).click();
    await expect(dialog.getByText('Invalid content format')).toBeVisible();
    await expect(dialog.getByText(reason).first()).toBeVisible();
  };
  await refuse('{"heroContent":', 'JSON');
  await refuse('{"__proto__":{"polluted":1}}', 'This section is missing.');
  await refuse('['.repeat(10_000) + ']'.repeat(10_000), 'This section is missing.');
  // A file of the disk: the browser reads it by itself, while a buffer this large takes seconds to reach it.
  const large = testInfo.outputPath('content.json');
  await writeFile(large, Buffer.alloc(21 * 1024 * 1024, ' '));
  await dialog.getByLabel('Content file', { exact: true }).setInputFiles(large);
  await expect(dialog.getByText(/20 MB|20,480 kB/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
});

test('a picture with the wrong extension is refused beside its slot @full', async ({ page }) => {
  await openEditor(page);
  await openSection(page, 'Brand Assets');
  await page.getByLabel('White logo', { exact: true }).setInputFiles({
    name: 'logo.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('Please upload a file in one of these formats: PNG, SVG')).toBeVisible();
  await page.getByLabel('White logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ, in truth a program'),
  });
  await expect(page.getByText('content doesn’t match its name')).toBeVisible();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
});

test('an uploaded logo and favicon are on the page after saving, and no script inside them runs @full', async ({
  page,
}) => {
  await openEditor(page);
  await openSection(page, 'Brand Assets');
  await page.getByLabel('White logo', { exact: true }).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" onload="top.ran = 1"><script>top.ran = 1</script><path d="M0 0h240v96H0z"/></svg>',
    ),
  });
  await expect(page.getByText('Now 240 × 96 px')).toBeVisible();
  await page.getByLabel('Favicon', { exact: true }).setInputFiles('public/images/favicon.png');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('siteContent:draft')))
    .toMatch(/favicon\W+picture:/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
  const icon = page.locator('link[rel=icon]');
  const logo = page.locator('.site-header__logo-white');
  // At once, above the editor; then wherever it is read again.
  await expect(icon).toHaveAttribute('href', /^blob:/);
  await expect(logo).toHaveAttribute('src', /^blob:/);
  await page.reload();
  await openSection(page, 'Brand Assets');
  await expect(page.getByText('Now 240 × 96 px')).toBeVisible();
  await expect(icon).toHaveAttribute('href', /^blob:/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', /^blob:/);
  await expect(logo).toHaveAttribute('src', /^blob:/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('on a phone one select chooses the section, and its first field is in sight at once @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openEditor(page);
  const form = page.getByRole('region', { name: 'Hero form' });
  const bottom = await form
    .getByText('Title', { exact: true })
    .evaluate((label) => label.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(420);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Section' }).selectOption('Brand Assets');
  await expect(page.getByLabel('White logo', { exact: true })).toBeAttached();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: 'More: Content Management' }).click();
  await expect(page.getByRole('meter', { name: 'Content size' })).toBeVisible();
  const entries = page.getByRole('menu', { name: 'More: Content Management' }).getByRole('menuitem');
  await expect(entries).toHaveText(['Import', 'Export', 'Backups']);
  await entries.filter({ hasText: 'Backups' }).click();
  await expect(page.getByRole('dialog')).toContainText('no backups yet');
});
