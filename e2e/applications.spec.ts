import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { toastText } from './support/toast';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

/** 'Why we ask: US size 1' has the label of its field in it, and what is read aloud the title of a toast. */
const EXACTLY = { exact: true } as const;

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a beneficiary applies on a phone, changes what was sent, and withdraws it @phone', async ({ page }) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/available-programs');
  await expect(card(page, 'Shoes for Everyone')).toContainText('You have a place');
  await expect(card(page, 'First Day Ready').getByText('Paused')).toBeVisible();
  await expect(card(page, 'First Day Ready').getByRole('button')).toHaveCount(0);
  // Where people drop in, there is nothing to apply for.
  const cleanup = card(page, 'Clean Streets Saturday').first();
  await expect(cleanup.getByText('Drop in. No sign-up needed.')).toBeVisible();
  await expect(
    cleanup.getByRole('list', { name: 'Next dates of Clean Streets Saturday' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(cleanup.getByRole('button')).toHaveCount(0);
  const boots = card(page, 'Work Boots to Work');
  await expect(page.getByText('We answer within 5 business days')).toHaveCount(1);
  await boots.getByRole('button', { name: 'Apply to Work Boots to Work' }).click();

  const form = page.getByRole('form', { name: 'Apply to Work Boots to Work' });
  await expect(form.getByLabel('Name to be called', EXACTLY)).toHaveValue('Ben');
  await expect(form.getByLabel('How we reach you', EXACTLY)).toHaveValue('beneficiary@fsr.example');
  await form.getByRole('button', { name: 'Why we ask: How we reach you' }).click();
  await expect(form.getByText('So that our answer reaches you.')).toBeVisible();
  await form.getByLabel('How we reach you', EXACTLY).fill('702-555-0142');
  await expect(form.getByText('We send the answer to 702-555-0142.')).toBeVisible();

  // A refused form stays as it is, and leads to the first wrong field.
  await form.getByRole('button', { name: 'Send Application' }).click();
  await expect(form.getByRole('radio', { name: 'Man', exact: true })).toBeFocused();
  await expect(form.getByText('Choose a size for pair 1, or remove the pair.')).toBeVisible();
  await form.getByRole('radio', { name: 'Man', exact: true }).click();
  await form.getByRole('radio', { name: '10½', exact: true }).click();
  await form.getByLabel('Wide', EXACTLY).check();
  await expect(form.getByRole('button', { name: 'Change: Men 10½ wide' })).toBeVisible();
  await form.getByRole('button', { name: 'Add a pair' }).click();
  const second = form.getByRole('group', { name: 'Who is it for? Pair 2' });
  await expect(second.getByRole('radio', { name: 'Man', exact: true })).toBeFocused();
  await second.getByRole('radio', { name: 'Child' }).click();
  await form.getByLabel('For (optional) Pair 2', EXACTLY).fill('my son');
  await form.getByRole('radio', { name: 'Measure me when I come' }).click();
  await form.getByLabel('When does your job start?', EXACTLY).fill('On Monday');
  await form.getByLabel('What does the job ask for?', EXACTLY).selectOption('Steel toe');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // Leaving asks, and staying keeps what was typed.
  await page.getByRole('button', { name: 'Back to programs' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await form.getByRole('button', { name: 'Send Application' }).click();

  await expect(toastText(page, 'Application Sent')).toBeVisible();
  await expect(toastText(page, /^You will hear from us by \w{3}, \w{3} \d+, \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending' })).toBeVisible();
  const sent = card(page, 'Work Boots to Work');
  await expect(sent).toContainText('Men 10½ wide, Kids Y, to measure, for my son');
  await expect(sent).toContainText('On Monday');

  await sent.getByRole('button', { name: 'Change your application to Work Boots to Work' }).click();
  await page.getByLabel('When does your job start?').fill('On Tuesday');
  await page.reload();
  await page.getByLabel('When does your job start?').fill('On Wednesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastText(page, 'Application Changed')).toBeVisible();
  await expect(sent).toContainText('On Wednesday');

  await sent.getByRole('button', { name: 'Withdraw: Work Boots to Work' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw your application to Work Boots to Work?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toastText(page, 'Application Withdrawn')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Withdrawn' })).toContainText('Work Boots to Work');
});

test('what was answered can be read: what was approved, and why something was denied @phone @full', async ({
  page,
}) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/my-applications/approved');
  const shoes = card(page, 'Shoes for Everyone');
  await expect(shoes).toContainText('Come to the next fitting day, we have your size.');
  await expect(shoes).toContainText('What happens next');
  await expect(shoes.getByRole('list', { name: 'Shoes' })).toContainText(
    'Kids 1Y: we are looking for a pair',
  );

  await page.goto('/dashboard/my-applications/denied');
  const course = card(page, 'First Day Ready');
  await expect(course).toContainText('All 12 places of this course are taken until spring.');
  await expect(course.getByRole('link', { name: '702-555-0142' })).toHaveAttribute('href', 'tel:7025550142');
  // The course is paused.
  await expect(course.getByText('Apply again')).toHaveCount(0);
});

test('a volunteer applies to help and leaves a program by keyboard alone @desktop', async ({ page }) => {
  await openSignedIn(page, 'volunteer', '/dashboard/programs/available-programs');
  await expect(card(page, 'Walk With Me')).toContainText('You help in this program');
  await page.getByRole('button', { name: 'Apply to help in Coming Home Mentors' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apply to help in Coming Home Mentors' });
  await expect(dialog.getByLabel('How we reach you', EXACTLY)).toBeFocused();
  await page.keyboard.press('Enter');
  const adult = dialog.getByLabel('Are you 18 or older?', EXACTLY);
  await expect(adult).toBeFocused();
  await expect(dialog.getByText('Please choose Yes or No.')).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByLabel('Parent or guardian: name and phone')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(adult).toHaveValue('yes');
  await expect(dialog.getByLabel('Parent or guardian: name and phone')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByLabel('How we reach you', EXACTLY)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastText(page, 'Application Sent')).toBeVisible();
  await expect(card(page, 'Coming Home Mentors')).toContainText(/You applied on/);
  const home = card(page, 'Coming Home Mentors').getByRole('link', { name: /^See My Programs/ });
  // What took the place of the button that opened the dialog has the focus.
  await expect(home).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'My Programs' })).toBeVisible();
  await expect(card(page, 'Coming Home Mentors')).toContainText('Waiting for an answer until');
  await page.getByRole('button', { name: 'Leave this program: Walk With Me' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave Walk With Me?' });
  await expect(question.getByRole('button', { name: 'Leave as It Is' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Earlier' })).toContainText('Walk With Me');
});
