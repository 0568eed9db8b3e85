// The page of events that everybody reads, in the build whose simulation knows them.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { publicEventsTexts } from '../src/ui/events/public/public-events.texts';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test('a visitor finds the events in the footer, sees what is planned and takes one along @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  // The display face comes once the page stands.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage Grotesque/);
  const events = page.getByRole('article');
  // A fitting day, an open house, and a series of three dates.
  await expect(events).toHaveCount(3);
  const cleanup = events.filter({ hasText: 'Clean Streets Saturday' });
  await expect(cleanup).toContainText('Drop in. No sign-up needed.');
  await expect(cleanup).toContainText('Neighborhood cleanup');
  await expect(cleanup).toContainText('Clear one block in a morning, with your neighbors.');
  const dates = cleanup.getByRole('list', { name: 'Dates of Clean Streets Saturday' }).getByRole('listitem');
  await expect(dates).toHaveCount(3);
  for (const date of await dates.all()) {
    await expect(date).toHaveAttribute('id', /^sample-event-cleanup-/);
    await expect(date).toContainText('8:00 AM to 11:00 AM PT');
    await expect(
      date.getByRole('button', { name: /^Add to calendar: Clean Streets Saturday, / }),
    ).toBeVisible();
  }
  const house = events.filter({ hasText: 'Open House and Shoe Drive' });
  await expect(house).toContainText('Places left: 49');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const file = page.waitForEvent('download');
  await house.getByRole('button', { name: /^Add to calendar: Open House and Shoe Drive, / }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  expect(text).toContain('SUMMARY:Open House and Shoe Drive\r\n');
  await expect(page.getByText('Calendar apps can subscribe once the site runs on its server.')).toBeVisible();
});

test('on a small phone the first lines stand beside the day, and the rest has the whole width @phone', async ({
  page,
}) => {
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/events');
    const day = page.getByRole('article').filter({ hasText: 'Open House and Shoe Drive' });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const block = await boxOf(day.locator('.date-block'));
    const title = await boxOf(day.getByRole('heading'));
    const place = await boxOf(day.getByText(/^Main hall/));
    expect(title.x).toBeGreaterThan(block.x + block.width);
    expect(title.y).toBeLessThan(block.y + block.height);
    expect(place.x).toBeCloseTo(block.x, 0);
    expect(place.y).toBeGreaterThanOrEqual(block.y + block.height);
  }
  // Letters twice as large have no room beside the day.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const day = page.getByRole('article').filter({ hasText: 'Open House and Shoe Drive' });
  await expect
    .poll(async () => (await day.getByRole('heading').boundingBox())?.x)
    .toBeCloseTo((await day.locator('.date-block').boundingBox())?.x ?? 0, 0);
});

test('below /events any other path is the landing page @desktop', async ({ page }) => {
  await page.goto('/events/anything');
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeAttached();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of events says how to hear of the dates', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByText(/^To see the dates, turn on JavaScript or call/)).toBeVisible();
    await expect(page.getByRole('link', { name: /702/ }).first()).toBeVisible();
    await expect(page.getByText(publicEventsTexts.loading)).toBeHidden();
  });
});
