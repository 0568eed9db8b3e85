import { expect, test } from './fixtures';
import { expectSiteHeaders } from './support/site-headers';

for (const [path, tag = ''] of [
  ['/'],
  ['/login'],
  ['/signup', ' @full'],
  ['/no-such-page', ' @full'],
  ['/dashboard'],
] as const) {
  test(`${path} breaks no policy, logs no error and stays on this site${tag}`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expectSiteHeaders(response);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  });
}

test('an unknown path shows the landing page and asks search engines not to index it; the landing page itself does not', async ({
  page,
  request,
}) => {
  for (const path of ['/no-such-page', '/login/no-such-page', '/%E0%A4%A']) {
    const unknown = await request.get(path);
    expect(unknown.status()).toBe(200);
    expect(unknown.headers()['x-robots-tag']).toBe('noindex');
    expect(await unknown.text()).toContain('<meta name="robots" content="noindex">');
  }
  await page.goto('/login/no-such-page');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Every size. Every step. Everyone.' }),
  ).toBeVisible();
  const landing = await request.get('/');
  expect(landing.headers()['x-robots-tag']).toBeUndefined();
  expect(await landing.text()).not.toContain('noindex');
});

test('hashed files are cached for a year, and a missing one is not answered with a page', async ({
  page,
  request,
}) => {
  const hashed = page.waitForResponse(/\/assets\/.+\.js$/);
  await page.goto('/login');
  const headers = await (await hashed).allHeaders();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  const page404 = await request.get('/assets/gone-Ab12Cd34.js');
  expect(page404.status()).toBe(404);
  expect(page404.headers()['cache-control']).toBeUndefined();
});

test('text files are sent compressed, and a page that has not changed is not sent again', async ({
  request,
}) => {
  const first = await request.get('/images/hero.svg', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  expect(await first.text()).toContain('<svg');
  const etag = first.headers().etag ?? '';
  const again = await request.get('/images/hero.svg', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
});

test.describe('with an inline script that the build does not know', () => {
  test.use({ allowedProblems: /Content.Security.Policy/i });

  test('the browser refuses to run it', async ({ page }) => {
    await page.goto('/');
    const refusal = page.waitForEvent('console', (message) => message.text().includes('script-src'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
    });
    expect((await refusal).type()).toBe('error');
    await expect(page).not.toHaveTitle('injected');
  });
});
