// Screen readers announce what happens away from the focus (toasts, waiting, the end of a campaign) and nothing else.
import { expectDraft, OLD_TITLE, openEditor, signInAdmin, titleField } from '../editor-steps';
import { expect, test } from '../fixtures';
import { openSignedIn } from '../support/accounts';
import { listen } from './checks/announcements';

test('a toast is announced politely, a destructive toast at once @full', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/#donate');
  const form = page.getByRole('form', { name: 'Monetary donation' });
  await form.getByRole('button', { name: 'Donate' }).click();
  await expect
    .poll(heard)
    .toContainEqual({ text: expect.stringContaining('Invalid Amount'), urgency: 'assertive' });
  await form.getByRole('radio', { name: '$50', exact: true }).check();
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@fsr.example');
  await form.getByRole('button', { name: 'Donate' }).click();
  await expect.poll(heard).toContainEqual({ text: expect.stringContaining('Thank You!'), urgency: 'polite' });
});

test('sending the contact form is announced @full', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@fsr.example');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(heard).toContainEqual({ text: 'Sending...', urgency: 'polite' });
});

test('signing in is announced @full', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@fsr.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  await expect.poll(heard).toContainEqual({ text: 'Signing in...', urgency: 'polite' });
});

test('a failed sign-in is announced at once @full', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect
    .poll(heard)
    .toContainEqual({ text: 'Please enter both email and password', urgency: 'assertive' });
});

test('a countdown is silent, and only its end is announced @full', async ({ page }) => {
  const now = Date.UTC(2026, 10, 2, 12);
  await page.clock.install({ time: now });
  const heard = await listen(page);
  const ending = {
    id: 'c1',
    title: 'Last Steps',
    description: 'Nearly there.',
    goalAmount: 100,
    currentAmount: 50,
    startDate: now - 86_400_000,
    endDate: now + 60_000,
    imageUrl: '',
    isActive: true,
    createdAt: now,
    updatedAt: now,
  };
  await page.addInitScript((campaign) => {
    if (window.location.protocol === 'about:') return;
    window.sessionStorage.setItem('mock:campaigns', JSON.stringify({ version: 1, campaigns: [campaign] }));
  }, ending);
  await openSignedIn(page, 'donor');
  const timer = page.getByRole('article').getByRole('timer');
  await timer.scrollIntoViewIfNeeded();
  await expect(timer).toHaveText(/^0d 0h 0m \d+s$/);
  const before = (await heard()).length;
  await page.clock.runFor(5_000);
  expect((await heard()).slice(before).filter(({ text }) => /\d+s/.test(text))).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(page.getByText('Campaign Ended')).toBeVisible();
  await expect.poll(heard).toContainEqual({ text: 'Campaign Ended', urgency: 'polite' });
});

test('the state of a save is announced @full', async ({ page, context }) => {
  await signInAdmin(context);
  const heard = await listen(page);
  await openEditor(page);
  await titleField(page).fill(`${OLD_TITLE} Today.`);
  await expect.poll(heard).toContainEqual({ text: 'Unsaved Changes', urgency: 'polite' });
  await expectDraft(page, 'Today.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(heard).toContainEqual({ text: 'All Changes Saved', urgency: 'polite' });
});
