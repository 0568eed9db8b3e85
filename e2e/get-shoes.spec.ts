// The page for people who need shoes, and what becomes of a request, in the build that simulates the server.
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  answersAtOnce: true,
});

test('from the first screen a visitor comes to the page, asks for shoes, and an admin reads it @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Need shoes?' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page).toHaveURL(/\/get-shoes\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Get shoes' })).toBeVisible();
  const days = page.getByRole('region', { name: 'Next fitting days' });
  await expect(days.getByRole('listitem')).toHaveCount(1);
  await expect(days.getByRole('link', { name: 'Fitting Day' })).toHaveAttribute(
    'href',
    /\/events#sample-event-fitting$/,
  );
  await expect(page.getByRole('link', { name: /^Call 702/ })).toHaveAttribute('href', /^tel:/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const form = page.getByRole('form', { name: 'Ask for shoes' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Name to be called')).toBeFocused();
  await expect(form.getByText('Enter a name we can call you by.')).toBeVisible();
  await form.getByLabel('Name to be called').fill('Dee');
  await form.getByLabel('How we reach you').fill('702-555-0177');
  await form.getByLabel('Sizes, if you know them').fill('9 wide');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Request Sent');
  const panel = page.getByRole('region', { name: 'We have your request.' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Demo: nothing is sent.');

  const desk = await context.newPage();
  await openSignedIn(desk, 'admin', '/dashboard/home');
  await desk.getByRole('link', { name: '2 people ask for shoes' }).click();
  await expect(desk.getByLabel('Topic')).toHaveValue('shoes');
  await desk.getByRole('link', { name: 'Dee' }).click();
  await expect(desk.getByRole('heading', { name: 'Message from Dee' })).toBeVisible();
  await expect(desk.getByText('Asks for shoes', { exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: '702-555-0177' })).toHaveAttribute('href', 'tel:7025550177');
  await expect(desk.getByText('Sizes: 9 wide')).toBeVisible();
});

test('with a slash it is the same page, and below it any other path is the landing page @desktop', async ({
  page,
}) => {
  await page.goto('/get-shoes/');
  await expect(page.getByRole('heading', { level: 1, name: 'Get shoes' })).toBeVisible();
  await page.goto('/get-shoes/anything');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to call, and shows no form that leads nowhere @desktop', async ({ page }) => {
    await page.goto('/get-shoes');
    await expect(page.getByRole('link', { name: /^Call 702/ })).toBeVisible();
    await expect(page.getByText(/^Asking by this form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});
