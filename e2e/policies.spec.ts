// The pages that say how the site is run, about privacy and accessibility, in the build that simulates the server.
import { publicSettings } from '../src/core/settings/public-settings';
import { FIRST_SETTINGS } from '../src/core/settings/settings';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const FORMS = [
  { path: '/#donate', form: 'Monetary donation' },
  { path: '/#contact', form: 'Contact' },
  { path: '/get-shoes', form: 'Ask for shoes' },
] as const;

for (const { path, form } of FORMS)
  test(`below the form '${form}' a link leads to what becomes of the data @desktop`, async ({ page }) => {
    await page.goto(path);
    const sentence = page.getByRole('form', { name: form }).getByText('How we use what you send:');
    await expect(sentence).toBeVisible();
    await page.getByRole('form', { name: form }).getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page).toHaveTitle('Privacy – FSR');
  });

test('signing in names no data that the foundation would use @desktop', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('How we use what you send:')).toHaveCount(0);
});

test('the footer leads to both pages, and a demonstration says first that it is one @desktop', async ({
  page,
}) => {
  await page.goto('/events');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.locator('main > p').first()).toHaveText(
    'This is a demonstration: what you type stays in this browser.',
  );
  await expect(page.getByText('Messages and requests for shoes: after 730 days.')).toBeVisible();
  await expect(footer.getByRole('region', { name: 'About this foundation' })).toBeVisible();
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility\/?$/);
  await expect(page.getByText('We answer within 5 business days.')).toBeVisible();
  await expect(footer.getByRole('region', { name: 'About this foundation' })).toBeVisible();
});

test('with a slash they are the same pages, and below them any other path is the landing page @desktop', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/privacy/', 'Privacy'],
    ['/accessibility/', 'Accessibility'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html[data-session]')).toBeAttached();
    await page.goto(`${path}anything`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('days that this browser’s settings name are said @desktop', async ({ page, context }) => {
  const own = JSON.stringify({ ...publicSettings(FIRST_SETTINGS), keepMessagesDays: 1200 });
  await context.addInitScript((settings) => {
    if (window.location.protocol !== 'about:') window.localStorage.setItem('publicSettings', settings);
  }, own);
  await page.goto('/privacy');
  await expect(page.getByText('Messages and requests for shoes: after 1,200 days.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both pages say everything @desktop', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 2, name: 'Cookies and this device' })).toBeVisible();
    await page.goto('/accessibility');
    await expect(page.getByText('None that we know of.')).toBeVisible();
  });
});
