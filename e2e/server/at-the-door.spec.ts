import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { calendarDateAt, startOfDay } from '../../src/core/shared/time/calendar';
import { expect } from '../fixtures';
import { test } from './running-server';
import { signIn } from './sign-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// What cannot be fetched is written into the console.
test.use({
  allowedProblems:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|session could not be read/,
});

const MINUTE = 60_000;
const EVENT = randomUUID();
const SHEET = `/dashboard/events/upcoming-events?event=${EVENT}&view=day`;
const GUESTS = ['Abel', 'Bea', 'Cleo', 'Dov', 'Edie'].map((name) => `${name} Example`);

async function post(page: Page, call: string, data: object) {
  const { origin } = new URL(page.url());
  return page.request.post(`${origin}/api/${call}`, { headers: { Origin: origin }, data });
}

/** The marks of the guests, as the server has them. */
async function marksOnServer(page: Page): Promise<string[]> {
  const { origin } = new URL(page.url());
  const asked = encodeURIComponent(JSON.stringify({ eventId: EVENT }));
  const answer = await page.request.get(`${origin}/api/signups/ofEvent?q=${asked}`);
  const roster: { name: string; state: string }[] = await answer.json();
  return roster.filter(({ name }) => GUESTS.includes(name)).map(({ state }) => state);
}

test('five guests who are marked without a network are on the server once it is back, over leaving and a reload', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/robots.txt');
  // Marks open two hours before the start. An event ends on the day on which it starts: late in the evening it is one of the next day.
  const soon = Math.ceil(Date.now() / MINUTE) * MINUTE + 30 * MINUTE;
  const startsAt = Math.max(soon, startOfDay(calendarDateAt(soon + 60 * MINUTE)));
  const event = {
    id: EVENT,
    title: 'Door',
    startsAt,
    endsAt: startsAt + 60 * MINUTE,
    publish: true,
    further: [],
  };
  const words = { place: 'Main hall', address: '', access: '', description: '', contactName: 'Avery' };
  const open = { contactPhone: '702-555-0100', invited: ['everybody'], takesSignups: false, places: null };
  const made = await post(page, 'events/create', {
    ...event,
    ...words,
    ...open,
    programId: null,
    shifts: [],
    es: null,
  });
  expect(made.status()).toBe(200);
  for (const [index, name] of GUESTS.entries()) {
    const guest = { id: randomUUID(), personId: null, contact: `702-555-016${index}`, override: false };
    const answer = await post(page, 'signups/assign', { eventId: EVENT, shiftId: null, name, ...guest });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/dashboard/events/upcoming-events');
  await page.goto(SHEET);
  const here = (name: string) => page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Here' });
  await expect(here('Abel Example')).toBeVisible();
  // What is said then is fetched when somebody begins to use the page.
  const fetching = new Set<Request>();
  page.on('request', (request) => fetching.add(request));
  page.on('requestfinished', (request) => fetching.delete(request));
  page.on('requestfailed', (request) => fetching.delete(request));
  const notice = page.waitForRequest(/\/unsent-notice-[^/]+\.js$/);
  await page.keyboard.press('Shift');
  await notice;
  await expect.poll(() => fetching.size).toBe(0);
  await context.setOffline(true);
  for (const name of GUESTS) await here(name).check();
  await expect(page.getByText('Not saved.')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(5);

  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
  await page.getByRole('button', { name: 'Back to events' }).click();
  await expect(question).toContainText('kept on this device');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(here('Edie Example')).toBeChecked();
  await page.getByRole('button', { name: 'Back to events' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(question).toBeHidden();
  const waiting = page.getByText('5 marks on a day sheet');
  await expect(waiting).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();

  // The page itself can be fetched again, the server behind it cannot be reached.
  await context.route('**/api/signups/**', (route) => route.abort());
  await context.setOffline(false);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(waiting).toBeVisible();
  await context.unroute('**/api/signups/**');
  // It may have been tried again by itself just now.
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await again.click({ timeout: 3_000 }).catch(() => {});
  await expect.poll(() => marksOnServer(page)).toEqual(Array(5).fill('attended'));
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull();
});
