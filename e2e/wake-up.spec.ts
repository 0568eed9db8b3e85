import { devices, type Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../src/core/content/default-content';
import { expect, test } from './fixtures';
import { hold, SCRIPTS } from './support/hold';
import { toastText } from './support/toast';

/** The styles of everything below the first screen. */
const REST_STYLES = '**/assets/landing-rest-*.css';

test('a visitor who only looks at the first screen fetches the boot script alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('html:not([data-first-paint])').waitFor({ state: 'attached' });
  // By the second frame the browser has reported which parts are near.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/boot-[^/]+\.js$/)]);
});

test.describe('the first screen', () => {
  const about = (page: Page) =>
    page.getByRole('heading', { level: 2, name: DEFAULT_CONTENT.aboutContent.title });

  test('is painted before the styles of the rest arrive, and nothing below it shows without styles', async ({
    page,
  }) => {
    const release = await hold(page, REST_STYLES);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Learn More' })).toBeVisible();
    await expect(about(page)).toBeHidden();
    await expect(page.locator('.trail').first()).toBeHidden();
    release();
    await expect(about(page)).toBeVisible();
    await expect(page.locator('.trail').first()).toBeVisible();
  });

  test('a section link pressed that early still leads to its section @phone', async ({ page }) => {
    const release = await hold(page, REST_STYLES);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/#about');
    release();
    await expect(about(page)).toBeInViewport();
    await expect
      .poll(() => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top))
      .toBeCloseTo(80, 0);
  });

  for (const [how, replacesText] of [
    ['', false],
    [', with another text in it', true],
  ] as const)
    test(`grows under a press: the link that was pressed is followed, wherever it stands by then${how} @phone`, async ({
      page,
    }) => {
      // In a wide window the end of the page keeps its place, and nothing moves under the press.
      await page.setViewportSize(devices['Pixel 7'].viewport);
      const release = await hold(page, REST_STYLES);
      await page.goto('/', { waitUntil: 'commit' });
      const link = page
        .getByRole('navigation', { name: 'Quick links' })
        .getByRole('link', { name: 'Events' });
      // As a browser that translates does with a text, and the page when it wakes.
      if (replacesText)
        await link.evaluate((element) => {
          const text = document.createElement('font');
          text.append(...element.childNodes);
          element.append(text);
        });
      await link.hover();
      const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await page.mouse.down();
      if (replacesText) await link.evaluate((element) => element.replaceChildren(element.textContent ?? ''));
      release();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(50);
      await page.mouse.up();
      await expect(page).toHaveURL(/\/events\/?$/);
    });

  test('is followed by the rest as soon as the page scrolls, even without wheel or key', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('form', { name: 'Contact' }).getByLabel('Message')).toBeVisible();
  });

  test.describe('when the styles cannot be fetched', () => {
    test.use({ allowedProblems: /Failed to load resource/ });

    test('the rest can still be read', async ({ page }) => {
      await page.route(REST_STYLES, (route) => route.abort());
      await page.goto('/');
      await expect(about(page)).toBeVisible();
    });
  });
});

test('a press that was canceled by moving the pointer away does nothing @full @desktop', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next image' });
  await next.hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
  await page.mouse.move(x, y - 80, { steps: 4 });
  await page.mouse.up();
  await next.click();
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true');
});

test('presses on the sleeping carousel take effect when it wakes @full @phone', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next image' });
  await next.click();
  await next.click();
  release();
  await expect(page.getByRole('button', { name: 'Show image 3' })).toHaveAttribute('aria-current', 'true');
});

test('what is typed and pressed in the sleeping contact form is kept, and sent once @phone', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Rosa Ejemplo');
  await form.getByLabel('Email').fill('rosa@example.org');
  await form.getByLabel('Message').pressSequentially('Size 7, extra wide');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const sending = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('#contact form button')];
          const busy = buttons.find(({ textContent }) => textContent === 'Sending...');
          if (busy) resolve(busy.getAttribute('aria-disabled'));
        };
        const changes = { subtree: true, childList: true, characterData: true, attributes: true };
        new MutationObserver(look).observe(document.body, changes);
      }),
  );
  release();
  expect(await sending).toBe('true');
  await expect(toastText(page, 'Message Sent')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a choice and an amount entered before the part woke stay, with the caret where it was @full', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/#donate');
  const form = page.getByRole('form', { name: 'Monetary donation' });
  await form.getByLabel('$100', { exact: true }).check();
  const name = form.getByLabel('Name');
  await name.fill('Dana Donor');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  release();
  await expect(form.getByText('Your gift: $100.00')).toBeVisible();
  await expect(name).toHaveValue('Dana Donor');
  await expect(name).toBeFocused();
  expect(
    await name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([2, 5]);
});

test('a tab that was pressed before the part woke opens', async ({ page, isMobile }) => {
  const tab = page.getByRole('tab', { name: isMobile ? 'Items' : 'Donate Shoes & Apparel', exact: true });
  const release = await hold(page, SCRIPTS);
  await page.goto('/#donate');
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('form', { name: 'Pickup request' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowedProblems: /Failed to load resource/ });

  test('a press says why nothing happens, and everything is done when the connection is back @phone', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.locator('html:not([data-first-paint])').waitFor({ state: 'attached' });
    await context.setOffline(true);
    const notice = page.getByRole('alert').filter({ hasText: 'You are offline.' });
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(notice).toBeInViewport({ ratio: 1 });
    const form = page.getByRole('form', { name: 'Contact' });
    await form.getByLabel('Name').fill('Rosa Ejemplo');
    await form.getByLabel('Email').fill('rosa@example.org');
    await form.getByLabel('Message').fill('Size 7, extra wide');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(toastText(page, 'Message Sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true');
    await expect(notice).toHaveCount(0);
  });
});

test.describe('when the code of a part cannot be fetched', () => {
  test.use({ allowedProblems: /Failed to load resource/ });

  test('a press shows the offer to reload, and what was typed stays @phone', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Contact' });
    await form.getByLabel('Message').fill('Do not lose me');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Copy what you’ve typed' }).last();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeInViewport();
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeInViewport();
    await expect(form.getByLabel('Message')).toHaveValue('Do not lose me');
  });
});

test.describe('when the boot script cannot be fetched', () => {
  test.use({ allowedProblems: /Failed to load resource/ });

  for (const [path, last] of [
    ['/', DEFAULT_CONTENT.aboutContent.title],
    ['/get-shoes', 'Ask for shoes'],
    ['/privacy', 'Contact'],
  ] as const)
    test(`${path} shows all that it says, with its styles`, async ({ page }) => {
      await page.route('**/assets/boot-*.js', (route) => route.abort());
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 2, name: last });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      await expect(page.locator('html:not([data-first-paint])')).toBeAttached();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
});

test.describe('saved content', () => {
  const saved = {
    ...DEFAULT_CONTENT,
    heroContent: { ...DEFAULT_CONTENT.heroContent, title: 'Every pair counts.' },
  };
  const stored = JSON.stringify({
    schema: 1,
    value: { revision: 'r1', savedAt: 1_795_000_000_000, automatic: false, content: saved },
  });

  test('is shown after a reload, and the default never is', async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('siteContent', value), stored);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every pair counts.');
    await expect(page.getByRole('heading', { level: 1, name: 'Every size.' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true');
  });

  test('is shown at once when another tab saves, and keeps what is being typed @full', async ({
    page,
    context,
  }) => {
    await page.goto('/#contact');
    const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
    await message.fill('Half a sentence');
    const other = await context.newPage();
    await other.goto('/signup');
    await other.evaluate((value) => localStorage.setItem('siteContent', value), stored);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every pair counts.');
    await expect(message).toHaveValue('Half a sentence');
  });
});
