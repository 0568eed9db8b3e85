// @ts-check
// Takes the README's pictures from the built site: `npm run pictures:readme`. Look at them before you commit them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, inFreshPage, launchBrowser } from '../bench/browser.mjs';
import { serve } from '../bench/sites.mjs';
import { signIn } from '../bench/visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = 'docs/pictures';
/** WebP's quality from 0 to 100: as low as small letters stay sharp. */
const QUALITY = 79;

/** The day of the pictures, so that sample campaigns and greetings look the same each time. */
const NOW = new Date('2026-11-23T10:00:00-08:00');

/** @type {readonly { name: string, path: string, isSignedIn: boolean, isReady: (page: Page) => Promise<void> }[]} */
const PICTURES = [
  {
    name: 'landing-page.webp',
    path: '/',
    isSignedIn: false,
    isReady: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'dashboard.webp',
    path: '/dashboard/home',
    isSignedIn: true,
    // Counted, and with the campaigns below.
    isReady: async (page) => {
      await page.getByRole('link', { name: /^\d+ unread messages$/ }).waitFor();
      await page.getByRole('link', { name: /^\d+ pickups to schedule$/ }).waitFor();
      await page.locator('.active-campaigns[aria-busy=false] .campaign-card').first().waitFor();
    },
  },
];

/**
 * What the window shows, as WebP, which Playwright itself does not write.
 * @param {Page} page
 */
async function pictureOf(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

mkdirSync(FOLDER, { recursive: true });
const site = await serve('.');
const browser = await launchBrowser();
try {
  for (const { name, path, isSignedIn, isReady } of PICTURES) {
    const options = { ...DESKTOP, locale: 'en-US', timezoneId: 'America/Los_Angeles' };
    const picture = await inFreshPage(browser, options, async (page) => {
      await page.clock.setFixedTime(NOW);
      if (isSignedIn) await signIn(page);
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
      await isReady(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      return pictureOf(page);
    });
    writeFileSync(join(FOLDER, name), picture);
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  site.stop();
}
