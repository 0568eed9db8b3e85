import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore, moreOf } from './support/choose-more';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const ACTIVE = '/dashboard/programs/active-programs';
const BOOTS = `${ACTIVE}?program=sample-program-work-boots`;

test('an admin makes a program by keyboard, publishes it, finds it, archives and restores it @phone', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', ACTIVE);
  await page.getByRole('link', { name: 'Create program' }).press('Enter');
  const form = page.getByRole('form', { name: 'Program' });
  await form.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const title = form.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Please enter a title.');
  await page.keyboard.type('Bike Repair Mornings');
  await form.getByLabel('Kind').selectOption('Job readiness');
  await form.getByLabel('Summary', { exact: true }).fill('Learn to repair a bicycle.');
  await form.getByRole('group', { name: 'Managers' }).getByLabel('Parker Manager').press('Space');
  await form.getByLabel('Places').fill('12 people');
  await form.getByRole('button', { name: 'Add a question' }).press('Enter');
  await expect(form.getByLabel('Question 1', { exact: true })).toBeFocused();
  await page.keyboard.type('What is your date of birth?');
  await form.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(form.getByLabel('Places')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  await form.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(form.getByLabel('Question 1', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Question 1', { exact: true })).toHaveAccessibleDescription(
    /^We never ask for/,
  );
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Do you have tools?');
  await form.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(toastText(page, 'Program Published')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bike Repair Mornings' })).toBeVisible();
  await expect(page).toHaveURL(/active-programs\?program=/);

  await page.reload();
  await page.getByRole('button', { name: 'Back to programs' }).press('Enter');
  await page.getByLabel('Search programs').fill('bicy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Bike Repair Mornings' }).press('Enter');

  await chooseMore(page, 'Bike Repair Mornings', 'Archive');
  const question = page.getByRole('dialog', { name: 'Archive Bike Repair Mornings?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await chooseMore(page, 'Bike Repair Mornings', 'Archive');
  await question.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(toastText(page, 'Program Archived')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible();
  await expect(moreOf(page, 'Bike Repair Mornings')).toBeFocused();

  await page.goto('/dashboard/programs/archive');
  await page.getByRole('button', { name: 'Restore Bike Repair Mornings' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(toastText(page, 'Program Restored')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bike Repair Mornings' })).toBeHidden();
});

test('two tabs change one program: the second one chooses field by field, and nothing is lost @full', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'admin', `${BOOTS}&view=edit`);
  const other = await context.newPage();
  await other.goto(`${BOOTS}&view=edit`);
  await other.getByLabel('Summary', { exact: true }).fill('Boots for the first day.');
  await page.getByLabel('Contact name').fill('Deja');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastText(other, 'Program Saved')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This program changed elsewhere' });
  await expect(dialog).toContainText('Boots for the first day.');
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(page.getByLabel('Contact name')).toHaveValue('Deja');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save This Version' }).click();
  await expect(toastText(page, 'Program Saved')).toBeVisible();
  const facts = page.getByRole('region', { name: 'About this program' });
  await expect(facts).toContainText('Boots for the first day.');
  await expect(facts).toContainText('Deja');
  // The other tab hears of it.
  await expect(other.getByRole('region', { name: 'About this program' })).toContainText('Deja');
});

test('typed text is asked about before somebody leaves, and a draft is published or deleted later @full', async ({
  page,
}) => {
  await openSignedIn(page, 'program_manager', '/dashboard/programs/create-program');
  await expect(page.getByLabel('Parker Manager')).toBeChecked();
  await page.getByLabel('Title', { exact: true }).fill('Sewing Circle');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Leave with unsaved changes?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toastText(page, 'Draft Saved')).toBeVisible();
  // The form has a button of this name as well, and goes away only now.
  await expect(page.getByRole('heading', { level: 1, name: 'Sewing Circle' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish Sewing Circle?' });
  await expect(question).toContainText('Not in Spanish yet: Title.');
  await question.getByRole('button', { name: 'Publish' }).click();
  // The form opens, and says what is missing where it is.
  await expect(page.getByLabel('Kind')).toBeFocused();
  await expect(page.getByLabel('Kind')).toHaveAccessibleDescription(/Please choose a kind\./);
  await expect(page.getByLabel('Summary', { exact: true })).toHaveAccessibleDescription(
    /Please write one sentence\./,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await chooseMore(page, 'Sewing Circle', 'Delete draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(toastText(page, 'Draft Deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Walk With Me', exact: true })).toBeVisible();
});

test('a program of somebody else looks like one that is not there @full', async ({ page }) => {
  await openSignedIn(
    page,
    'program_manager',
    '/dashboard/programs/my-programs?program=sample-program-work-boots',
  );
  const nothing = page.getByText('This page does not exist, or you do not have access to it.');
  await expect(nothing).toBeVisible();
  await page.goto('/dashboard/programs/my-programs?program=zzz&view=edit');
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Back to programs' }).click();
  await expect(page.getByRole('link', { name: 'Walk With Me', exact: true })).toBeVisible();
});

test('a program whose words are long ones is read whole on a narrow phone @phone @full', async ({ page }) => {
  const word = 'W'.repeat(110);
  await page.setViewportSize({ width: 320, height: 800 });
  await openSignedIn(page, 'admin', '/dashboard/programs/create-new');
  const form = page.getByRole('form', { name: 'Program' });
  await form.getByLabel('Title', { exact: true }).fill('Long Words');
  await form.getByLabel('Kind').selectOption('Job readiness');
  await form.getByLabel('Summary', { exact: true }).fill(word);
  await form.getByRole('group', { name: 'Managers' }).getByLabel('Parker Manager').press('Space');
  await form.getByRole('button', { name: 'Add a question' }).press('Enter');
  await form.getByLabel('Question 1', { exact: true }).fill(word);
  await form.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(toastText(page, 'Program Published')).toBeVisible();
  await openSignedIn(page, 'beneficiary', '/dashboard/available-programs');
  const end = async (text: Locator) => {
    await expect(text).toBeVisible();
    return text.evaluate((shown) => shown.getBoundingClientRect().right);
  };
  expect(await end(page.getByText(word))).toBeLessThan(320);
  await page.getByRole('button', { name: 'Apply to Long Words' }).press('Enter');
  expect(await end(page.getByText(word))).toBeLessThan(320);
});
