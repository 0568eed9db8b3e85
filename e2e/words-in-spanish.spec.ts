// The words of the content in Spanish: an admin writes them, and visitors of /es read them.
import type { Page } from '@playwright/test';
import { cutOffText } from './accessibility/checks/layout';
import { OLD_TITLE, openEditor, openSection, signInAdmin, titleField } from './editor-steps';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessibility';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OLD_SPANISH = 'Cada talla. Cada paso. Cada persona.';
const NEW_SPANISH = 'Camine con nosotros.';

function badge(page: Page, text: string) {
  return page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });
}

function spanishTitle(page: Page) {
  return page.getByRole('region', { name: 'Hero form' }).getByLabel('Title in Spanish', { exact: true });
}

async function openInSpanish(page: Page): Promise<void> {
  await openEditor(page);
  await page
    .getByRole('group', { name: 'Language of the words' })
    .getByRole('button', { name: 'Español' })
    .click();
  await expect(spanishTitle(page)).toHaveValue(OLD_SPANISH);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(badge(page, 'All Changes Saved')).toBeVisible();
}

test.beforeEach(({ context }) => signInAdmin(context));

test('an admin writes Spanish, sees what is missing, saves, and visitors read it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInSpanish(page);
  await expect(page.getByText('All in Spanish')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of Hero, desktop width"]');
  await expect(preview.locator('h1')).toHaveAttribute('lang', 'es');

  await openSection(page, 'About');
  await page.getByLabel('Paragraph 2 in Spanish').fill('');
  await openSection(page, 'Hero');
  await spanishTitle(page).fill('');
  await page.getByRole('button', { name: 'Missing in Spanish: 2' }).click();
  await expect(page.getByLabel('Paragraph 2 in Spanish')).toBeFocused();
  await expect(page.getByText('The next call was about school shoes')).toBeInViewport();
  await page.keyboard.type('Y después, unos zapatos para la escuela.');
  await page.getByRole('button', { name: 'Missing in Spanish: 1' }).click();
  await expect(spanishTitle(page)).toBeFocused();
  await page.keyboard.type(NEW_SPANISH);
  await expect(page.getByText('All in Spanish')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(NEW_SPANISH);
  await save(page);

  await page.reload();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(spanishTitle(page)).toHaveValue(NEW_SPANISH);
  await page.goto('/es/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_SPANISH);
  await expect(page.getByText('Y después, unos zapatos para la escuela.')).toBeAttached();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
});

test('a changed English text asks for a look at the Spanish one, which undo brings back @full', async ({
  page,
}) => {
  await openEditor(page);
  await titleField(page).fill('Walk with us.');
  await page.getByRole('button', { name: 'Español' }).click();
  const changed = page.getByText('The English text changed. Check the translation.');
  await expect(changed).toHaveCount(1);
  await page.getByRole('button', { name: 'It Still Fits' }).click();
  await expect(changed).toHaveCount(0);
  await expect(spanishTitle(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(changed).toHaveCount(1);
  await spanishTitle(page).fill(NEW_SPANISH);
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spanishTitle(page)).toHaveValue(OLD_SPANISH);
  await expect(changed).toHaveCount(1);
});

test('two tabs: English in one and Spanish in the other are chosen between', async ({ page, context }) => {
  await openInSpanish(page);
  await spanishTitle(page).fill(NEW_SPANISH);
  const other = await context.newPage();
  await openEditor(other);
  await titleField(other).fill('Theirs');
  await save(other);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Title in Spanish')).toBeVisible();
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await dialog.getByLabel('Keep mine').check();
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await save(page);
  await expect(titleField(other)).toHaveValue(OLD_TITLE);
  await other.getByRole('button', { name: 'Español' }).click();
  await expect(spanishTitle(other)).toHaveValue(NEW_SPANISH);
});

test('on wider screens the language stands beside the tabs, reached between them and what they show', async ({
  page,
}) => {
  await openEditor(page);
  const choice = page.getByRole('group', { name: 'Language of the words' });
  const beside = async (tab: string) => {
    const [tabs, languages] = [page.getByRole('tab', { name: tab }), choice];
    const [one, other] = [await tabs.boundingBox(), await languages.boundingBox()];
    return (
      (other?.y ?? 0) < (one?.y ?? 0) + (one?.height ?? 0) &&
      (one?.y ?? 0) < (other?.y ?? 0) + (other?.height ?? 0)
    );
  };
  for (const [width, tab] of [
    [1440, 'Page Content'],
    [768, 'Form'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => beside(tab), `at ${width} px`).toBe(true);
    await page.getByRole('tab', { name: tab }).focus();
    await page.keyboard.press('Tab');
    await expect(choice.getByRole('button', { name: 'English' })).toBeFocused();
  }
});

test('on a phone everything has room, and the first field is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openInSpanish(page);
  await expect(spanishTitle(page)).toBeInViewport({ ratio: 1 });
  for (const section of ['Hero', 'About']) {
    await openSection(page, section);
    await page.getByLabel('Title in Spanish', { exact: true }).first().fill('');
    await expectAccessible(page);
    expect(await cutOffText(page)).toEqual([]);
  }
  const [languages, missing] = [
    page.getByRole('group', { name: 'Language of the words' }),
    page.getByRole('button', { name: 'Missing in Spanish: 2' }),
  ];
  const [row, status] = [await languages.boundingBox(), await missing.boundingBox()];
  expect(status?.y).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
  await openSection(page, 'Hero');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await missing.click();
  await expect(spanishTitle(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Hero form' }).getByText(OLD_TITLE)).toBeInViewport({
    ratio: 1,
  });
});

test('the samples are in Spanish below /es, and nobody else than staff fetches their words on a page in English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const title = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  await page.goto('/');
  await page.locator('#support-title').scrollIntoViewIfNeeded();
  await expect(title('Summer Sneaker Drive')).toBeVisible();
  await page.goto('/events');
  await expect(title('Fitting Day')).toBeVisible();
  // What the pages in English have kept has no Spanish words.
  await page.goto('/es/');
  await page.locator('#support-title').scrollIntoViewIfNeeded();
  await expect(title('Campaña de tenis de verano')).not.toHaveAttribute('lang');
  await page.goto('/es/events');
  await expect(title('Día de prueba de calzado')).not.toHaveAttribute('lang');
  await page.evaluate(() => {
    const user = {
      id: 'account-3',
      email: 'volunteer@fsr.example',
      name: 'Val Volunteer',
      role: 'volunteer',
    };
    localStorage.setItem('user', JSON.stringify(user));
  });
  await page.goto('/dashboard/home');
  await page.goto('/dashboard/programs/available-programs');
  await expect(page.getByText('Work Boots to Work').first()).toBeVisible();
  expect(fetched.filter((path) => path.includes('/es/') || path.includes('staff-words'))).toEqual([
    '/es/',
    '/es/events',
  ]);
  await context.close();
});

test('staff find the Spanish words of the samples in their lists and forms', async ({ page }) => {
  await page.goto('/dashboard/programs/active-programs');
  await expect(page.getByRole('link', { name: 'Shoes for Everyone', exact: true })).toBeVisible();
  await expect(page.getByText('Not in Spanish')).toHaveCount(0);
  await page.goto('/dashboard/programs/active-programs?program=sample-program-shoes&view=edit');
  await page.locator('summary').filter({ hasText: 'Spanish complete' }).click();
  await expect(page.getByLabel('Title in Spanish')).toHaveValue('Zapatos para cada persona');
});

test('on a phone the first field is in sight although the choice of the language stands above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openEditor(page);
  const form = page.getByRole('region', { name: 'Hero form' });
  const label = form.getByText('Title', { exact: true });
  expect(await label.evaluate((shown) => shown.getBoundingClientRect().bottom)).toBeLessThanOrEqual(420);
  const choice = page.getByRole('group', { name: 'Language of the words' });
  await choice.getByRole('button', { name: 'Español' }).click();
  await spanishTitle(page).fill('');
  await page.getByRole('button', { name: 'Missing in Spanish: 1' }).click();
  await expect(spanishTitle(page)).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeInViewport();
  await expect(choice.getByRole('button', { name: 'Español' })).toBeInViewport({ ratio: 1 });
});
