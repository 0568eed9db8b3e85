import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

// As people see them who have nothing against motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, answersAtOnce: true });

const SIZES = '/dashboard/reports?tab=sizes';

/** Where the middle of something is. */
async function middleOf(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses twice at one place; each press takes so long, in ms. */
async function pressTwice(page: Page, target: Locator, delay: number): Promise<void> {
  await page.mouse.click(...(await middleOf(target)), { clickCount: 2, delay });
}

/** Until everything stands still: what closes has begun to fade by then, or is gone. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
}

const countButton = (page: Page) => page.getByRole('button', { name: /^Count / }).first();

/** Opens the dialog that counts a size, and gives its button that cancels once it stands still. */
async function cancelOfCount(page: Page): Promise<Locator> {
  await countButton(page).click();
  await still(page);
  return page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
}

test('a double press opens a dialog, and nothing beside it shuts it but Esc and its buttons', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', SIZES);
  const dialog = page.getByRole('dialog');
  for (const apart of [0, 60, 125]) {
    await pressTwice(page, countButton(page), apart);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Pairs')).toBeFocused();
    await page.mouse.click(5, 5);
    await still(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Pairs')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(countButton(page)).toBeFocused();
  }
});

test('what was typed is not saved by keys that follow Esc at once, and the focus stands on Stay', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', SIZES);
  await countButton(page).click();
  const dialog = page.getByRole('dialog', { name: /^Count/ });
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
  await page.keyboard.type('7');
  // Without a pause, as from a quick hand: the browser has all of them before it draws the question.
  await Promise.all(['Escape', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Pairs')).toHaveValue('7');
  await expect(dialog.getByLabel('Pairs')).toBeFocused();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(page.getByText(/^Counted/)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.keyboard.type('8');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expect(dialog.getByLabel('Pairs')).toHaveValue('7');
  expect(await dialog.evaluate((element) => element.matches('[inert]'))).toBe(true);
  expect(await page.locator('#main').evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  // A double press on 'Leave' presses nothing of what lies beneath.
  await pressTwice(page, question.getByRole('button', { name: 'Leave' }), 60);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(countButton(page)).toBeFocused();
});

test('the second half of a double press takes the focus from nothing, also when what it closed is gone by then', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', SIZES);
  await page.mouse.move(...(await middleOf(await cancelOfCount(page))));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(countButton(page)).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(countButton(page)).toBeFocused();

  // A press of its own does.
  await page.mouse.down();
  await page.mouse.up();
  await expect(countButton(page)).not.toBeFocused();
});

test('a press lands where a button will stand, in the first moment in which its dialog is there', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', SIZES);
  const cancel = await cancelOfCount(page);
  const place = await middleOf(cancel);
  await cancel.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await countButton(page).focus();
  await page.keyboard.press('Enter');
  await page.mouse.click(...place);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a double press on the menu of a phone opens the side sheet, and a press beside it leaves it open @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSignedIn(page, 'program_manager');
  await pressTwice(page, page.getByRole('button', { name: 'Toggle sidebar' }), 60);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Home' })).toBeVisible();
  await still(page);
  await page.mouse.click(380, 400);
  await still(page);
  await expect(sheet.getByRole('link', { name: 'Home' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});
