import type { Page } from '@playwright/test';
import { soFarOfSimulation } from '../src/composition/simulation/programs/simulated-so-far';
import { formatDay } from '../src/core/shared/text/format';
import { expect, test } from './fixtures';
import { storeSession } from './support/accounts';

/** Where the top edge of a section stands in the window, in px. */
function topOf(id: string): string {
  return `document.getElementById('${id}').getBoundingClientRect().top`;
}

/** Goes to a path as a link within the app does: no page is loaded. */
async function goWithinTheApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test.describe('the header', () => {
  test('turns white past 10 px and has its color logo 30 px later @phone', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo({ top: 25, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', '');
    await expect(header.locator('.site-header__logo-color')).toHaveCSS('opacity', '0.5');
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await expect(header.locator('.site-header__logo-color')).toHaveCSS('opacity', '1');
    await expect(header.locator('.site-header__logo-white')).toHaveCSS('opacity', '0');
  });

  test.describe('without its pictures', () => {
    test.use({ allowedProblems: /Failed to load resource/ });

    test('shows the text FSR, and the page below says what it has to say', async ({ page }) => {
      await page.route('**/images/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('banner').getByText('FSR', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const leader = page.locator('#about').getByRole('img').first();
      await leader.scrollIntoViewIfNeeded();
      await expect(leader).toHaveAccessibleName(/^Portrait of /);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  test('has a menu on a phone that closes after a link, and by Escape @phone @mobile', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await expect(about).toBeHidden();
    await menu.click();
    await about.click();
    await expect(about).toBeHidden();
    await expect(page).toHaveURL('/#about');
    await menu.click();
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('shows who is signed in, from the first paint on', async ({ page, isMobile }) => {
    const user = { id: 'u1', email: 'dana@fsr.example', name: 'Dana Donor', role: 'donor' };
    await page.addInitScript((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
    await page.goto('/', { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible({ visible: !isMobile });
    await expect(header.getByRole('link', { name: 'Log In' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Access Dashboard' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(header.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'About' })).toBeHidden();
  });

  test('follows another tab that signs out @full', async ({ page, context }) => {
    const user = { id: 'u1', email: 'dana@fsr.example', name: 'Dana Donor', role: 'donor' };
    await page.goto('/signup');
    await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your profile' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/signup');
    await other.evaluate(() => localStorage.removeItem('user'));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  for (const [damaged, tag] of [
    ['{"id":', ''],
    ['', ' @full'],
  ] as const)
    test(`takes the damaged session '${damaged}' for none, and removes it${tag}`, async ({ page }) => {
      await page.addInitScript((stored) => {
        if (!sessionStorage.getItem('once')) localStorage.setItem('user', stored);
        sessionStorage.setItem('once', 'yes');
      }, damaged);
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
});

test.describe('a section link', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The farthest stands for all; the full matrix follows each.
  for (const [name, id, tag] of [
    ['About', 'about', ' @full'],
    ['Vision', 'vision', ' @full'],
    ['Contact', 'contact', ''],
  ] as const) {
    test(`${name} scrolls 80 px clear of the header and takes focus along${tag}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto('/');
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect.poll(() => page.evaluate(topOf(id))).toBeCloseTo(80, 0);
    });
  }

  test('Learn More goes to the about section @full', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page.locator('#about')).toBeFocused();
    await expect.poll(() => page.evaluate(topOf('about'))).toBeCloseTo(80, 0);
  });

  test('that arrives with the address scrolls there too @full', async ({ page }) => {
    await page.goto('/#mission');
    await expect.poll(() => page.evaluate(topOf('mission'))).toBeCloseTo(80, 0);
  });

  test('on another path goes to the landing page', async ({ page, isMobile }) => {
    await page.goto('/no-such-page');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/#about');
    await expect.poll(() => page.evaluate(topOf('about'))).toBeCloseTo(80, 0);
  });
});

test('an address with a far section arrives there, however the page grows on the way @phone', async ({
  page,
}) => {
  await page.goto('/#donate');
  await expect(page.getByRole('article', { name: 'Summer Sneaker Drive' })).toBeAttached();
  await expect.poll(() => page.evaluate(topOf('donate'))).toBeCloseTo(80, 0);
  await expect(page.locator('#donate')).toBeFocused();
});

test('beside the donation forms stand the sizes that are needed, and a scene as far down as the form; a narrow page has neither @desktop', async ({
  page,
}) => {
  const list = page.getByRole('list', { name: 'Sizes we need now' });
  const scene = page.locator('#donate img');
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#donate');
  await expect(page.getByRole('article', { name: 'Summer Sneaker Drive' })).toBeAttached();
  await expect.poll(() => page.evaluate(topOf('donate'))).toBeCloseTo(80, 0);
  await expect(list).toBeVisible();
  await expect(scene).toBeVisible();
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  expect(await bottomOf('#donate img')).toBeCloseTo(await bottomOf('#donate .donation-tabs'), 0);
  // How far down its height the drawing has a shoe of the box: it is seen before anybody scrolls.
  const down = await page.evaluate(async () => {
    const drawing = document.createElement('div');
    drawing.innerHTML = await (await fetch('/images/donate-doorstep.svg')).text();
    document.body.append(drawing);
    const [whole, shoe] = ['svg', '#shoe'].map((part) =>
      drawing.querySelector(part)?.getBoundingClientRect(),
    );
    drawing.remove();
    return whole && shoe ? (shoe.bottom - whole.top) / whole.height : 1;
  });
  const { y = 900, height = 0 } = (await scene.boundingBox()) ?? {};
  expect(y + down * height).toBeLessThan(900);
  await page.setViewportSize({ width: 980, height: 900 });
  await expect(list).toBeHidden();
  await expect(scene).toBeHidden();
});

test('at 200% text nothing is cut off, on a phone and on a desk @full', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log In' })).toBeInViewport({ ratio: 1 });
    const menu = header.getByRole('button', { name: 'Menu' });
    if (width === 320) await expect(menu).toBeInViewport({ ratio: 1 });
    // All pictures share one cell: a long word in the caption of one must not push the others out of their frame.
    const slides = page.locator('.carousel__slides');
    await slides.scrollIntoViewIfNeeded();
    expect(await slides.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  }
});

test('the donate links open the hosted form in a new tab @full', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: 'Donate Now (opens in a new tab)' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://donate.fsr.example/form?style=modal');
  }
});

test('the page can be found and shared', async ({ page, request }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('FSR: Shoes, clothing and a way forward in Las Vegas');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name=description]')).toContain('Las Vegas nonprofit');
  expect(await content('meta[property="og:image"]')).toBe('https://www.fsr.example/images/social.png');
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://www.fsr.example/');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'NGO', name: 'FSR', contactPoint: { telephone: '702-555-0142' } });
  expect(await (await request.get('/robots.txt')).text()).toContain('https://www.fsr.example/sitemap.xml');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('<loc>https://www.fsr.example/</loc>');
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'FSR', start_url: '/' });
});

/** At which of these widths, in px, the links of the header's bar do not stand on one line. */
async function crowdedWidths(page: Page, widths: readonly number[]): Promise<readonly number[]> {
  const crowded: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const middles = await links.evaluateAll((all) =>
      all
        // Not the way past the header.
        .filter((link) => link.closest('.site-header__bar') !== null)
        .map((link) => link.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    if (new Set(middles).size !== 1) crowded.push(width);
  }
  return crowded;
}

test.describe('the links of the header stand on one line @desktop', () => {
  const widths = [360, 767, 768, 800, 815, 816, 850, 880, 928, 1023, 1024, 1280];
  for (const path of ['/', '/es/']) {
    test(`for a visitor of ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await crowdedWidths(page, widths)).toEqual([]);
    });

    test(`for a member who visits ${path}`, async ({ page }) => {
      await storeSession(page, 'donor');
      await page.goto(path);
      expect(await crowdedWidths(page, widths)).toEqual([]);
    });
  }

  test('and those of the sections are there for visitors and members from 768 px on, smaller but readable', async ({
    page,
  }) => {
    const mission = page.getByRole('banner').getByRole('link', { name: 'Mission' });
    for (const role of [null, 'donor'] as const) {
      if (role) await storeSession(page, role);
      await page.setViewportSize({ width: 768, height: 740 });
      await page.goto('/');
      await expect(mission).toBeVisible();
      const { size, height } = await mission.evaluate((link) => ({
        size: Number.parseFloat(getComputedStyle(link).fontSize),
        height: link.getBoundingClientRect().height,
      }));
      expect(size).toBeGreaterThanOrEqual(15);
      expect(height).toBeGreaterThanOrEqual(44);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    }
    // A phone's menu leaves them out for members.
    await page.setViewportSize({ width: 767, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(mission).toBeHidden();
  });

  test('and where Spanish words leave them no line, the menu holds those of the sections, for a member too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 740 });
    await storeSession(page, 'donor');
    await page.goto('/es/');
    const mission = page.getByRole('banner').getByRole('link', { name: 'Misión' });
    await expect(mission).toBeHidden();
    await page.getByRole('button', { name: 'Menú' }).click();
    await mission.click();
    await expect(page).toHaveURL('/es/#mission');
    await expect(mission).toBeHidden();
    await page.setViewportSize({ width: 816, height: 740 });
    await expect(mission).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page reads, and says how to reach the foundation', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const caption of ['Fitting day', 'Mentorship:', 'Job readiness:', 'Neighborhood cleanup:']) {
      await expect(page.getByText(caption).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: '702-555-0142' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission' }).click();
    await expect(page).toHaveURL('/#mission');
  });

  test('campaigns and forms give way to a note with two ways to reach the foundation', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('form')).toHaveCount(0);
    const notes = page.locator('noscript p');
    await expect(notes).toContainText([
      'the campaigns needs',
      'Giving by this form needs',
      'Writing by this form needs',
    ]);
    for (const note of await notes.all()) {
      await expect(note).toBeVisible();
      await expect(note.getByRole('link')).toHaveText(['702-555-0142', 'hello@fsr.example']);
    }
    // A browser that shows the forms all the same keeps what is typed out of the address.
    for (const form of await page.locator('form').all())
      await expect(form).toHaveAttribute('method', 'dialog');
  });
});

test('tells what the year came to so far, before and after its script is there, and without any', async ({
  page,
  browser,
  baseURL,
}) => {
  // As the build counted it.
  const clock = { now: () => Date.now() };
  const counted = await soFarOfSimulation({ clock, ids: { next: () => '' } }).soFar();
  if (!counted.ok) throw new Error(counted.failure.code);
  const { to, figures } = counted.value;
  const lines = [
    [figures.pairsGiven, `pairs given out in ${to.slice(0, 4)}`],
    [figures.peopleWithShoes, 'people got shoes'],
    [figures.volunteerHours, 'hours volunteered'],
  ].flatMap(([figure, what]) => (figure === undefined ? [] : [`${figure} ${what}`]));
  const still = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  for (const reader of [page, still]) {
    await reader.goto('/');
    const band = reader.getByRole('region', { name: 'So far' });
    await expect(band.getByRole('listitem')).toHaveText(lines);
    await expect(reader.getByText(`Through ${formatDay(to)}.`)).toHaveCount(lines.length > 0 ? 1 : 0);
  }
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'So far' }).getByRole('listitem')).toHaveText(lines);
  await still.close();
});

test('within the app the landing page tells the same: what the year came to so far, and who asks for gifts @desktop', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  // Any other path is the landing page. The app starts with the first field that is used and follows the history from then
  // on: it opens the page whose address it finds, without a step, so each attempt begins at another page than it ends.
  await expect(async () => {
    for (const [path, name] of [
      ['/login', 'Sign in to your account'],
      ['/signup', 'Create your account'],
    ] as const) {
      await goWithinTheApp(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 2000 });
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused({
      timeout: 1000,
    });
    await goWithinTheApp(page, '/somewhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Every size.' })).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'So far' }).getByRole('listitem').first()).toBeVisible();
  const notice = /^FSR Foundation \(sample\) is a nonprofit organization formed in Nevada\./;
  const region = page.getByRole('contentinfo').getByRole('region', { name: 'About this foundation' });
  await expect(region).toHaveText(notice);
  for (const [tab, name] of ['Monetary donation', 'Pickup request'].entries()) {
    await page.locator('[data-part=donation]').getByRole('tab').nth(tab).click();
    const group = page.getByRole('form', { name }).getByRole('group', { name: 'About this foundation' });
    await expect(group).toHaveText(notice);
  }
});
