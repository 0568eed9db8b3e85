import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { hold } from '../support/hold';
import { invitedBy } from './new-people';
import { test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// What is not there is written into the console, and so is a place that somebody else was quicker to take.
test.use({ allowedProblems: /status of (404|409)/ });

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Publishes an event of nobody's program with one shift for one person, in ten days, and answers its id. */
async function publishEvent(page: Page, title: string): Promise<string> {
  const { origin } = new URL((await page.request.get('/robots.txt')).url());
  const id = randomUUID();
  // 18:00 UTC is the middle of the day in Las Vegas, in summer and in winter.
  const startsAt = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 18 * HOUR;
  const times = { startsAt, endsAt: startsAt + 2 * HOUR };
  const made = await page.request.post('/api/events/create', {
    headers: { Origin: origin },
    data: {
      id,
      publish: true,
      further: [],
      title,
      programId: null,
      place: 'Main hall',
      address: '',
      access: '',
      description: '',
      contactName: 'Avery',
      contactPhone: '702-555-0100',
      invited: ['everybody'],
      takesSignups: false,
      places: null,
      ...times,
      shifts: [{ id: 'door', label: 'Front door', wanted: 1, adultsOnly: false, es: null, ...times }],
      es: null,
    },
  });
  expect(made.status()).toBe(200);
  return id;
}

test('two browsers press for the last place: one has it, one waits, and is mailed when it is given back', async ({
  page,
  browser,
  server,
  mails,
}) => {
  await signIn(page, 'admin');
  await publishEvent(page, 'Evening Sorting');
  const [one, other] = [
    await visitorElsewhere(browser, server.origin),
    await visitorElsewhere(browser, server.origin),
  ];
  const people = [
    { theirs: one, name: 'Ines Quartermain', email: 'ines.q@mail.example' },
    { theirs: other, name: 'Odell Fairweather', email: 'odell.f@mail.example' },
  ];
  for (const { theirs, name, email } of people) {
    await invitedBy(page, theirs, mails, { name, email, role: 'volunteer' });
    // Everybody learns this before a shift.
    await theirs.goto('/dashboard/training');
    await theirs.getByRole('link', { name: 'Welcoming people at a fitting' }).click();
    await theirs.getByLabel('I have read this').check();
    await theirs.getByRole('button', { name: 'Mark as done' }).click();
    await expect(theirs.getByRole('list', { name: 'Done' })).toContainText('Welcoming people at a fitting');
    await theirs.goto('/dashboard/programs/available-programs');
  }
  const take = (theirs: Page) =>
    theirs.getByRole('button', { name: /^Take this shift: Front door, Evening Sorting, / });
  await expect(take(one)).toBeVisible();
  await expect(take(other)).toBeVisible();
  // Neither page hears of the other's press before its own.
  const releases = await Promise.all([one, other].map((theirs) => hold(theirs, '**/api/own-signups/take')));
  await Promise.all([take(one).click(), take(other).click()]);
  for (const release of releases) release();
  const shift = (theirs: Page) =>
    theirs
      .getByRole('list', { name: 'Waiting lists and trainings' })
      .getByRole('listitem')
      .filter({ hasText: 'Evening Sorting' });
  const outcome = (theirs: Page) =>
    theirs.getByText('1 shift is yours.').or(theirs.getByText('This shift just filled up.'));
  await Promise.all(people.map(({ theirs }) => expect(outcome(theirs)).toBeVisible()));
  const outcomes = await Promise.all(people.map(({ theirs }) => outcome(theirs).textContent()));
  expect(outcomes.filter((text) => text === '1 shift is yours.')).toHaveLength(1);
  const [has, waits] = outcomes[0] === '1 shift is yours.' ? people : people.toReversed();
  if (!has || !waits) throw new Error('One of two has the place, and the other waits.');

  await shift(waits.theirs)
    .getByRole('button', { name: /^Join the waiting list: Front door/ })
    .click();
  await expect(waits.theirs.getByText('1 shift is yours.')).toBeVisible();
  await waits.theirs.getByRole('link', { name: 'See My Schedule' }).click();
  await expect(waits.theirs.getByRole('list', { name: 'Waiting' })).toContainText(
    'Place 1 on the waiting list',
  );
  await has.theirs.goto('/dashboard/my-schedule');
  await has.theirs.getByRole('button', { name: /^Withdraw/ }).click();
  const question = has.theirs.getByRole('dialog', { name: /^Withdraw from Front door\?/ });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(question).toBeHidden();

  // Without a reload, and with an appointment in the mail.
  await expect(waits.theirs.getByRole('region', { name: 'Next' })).toContainText('Evening Sorting');
  const mailed = () =>
    mails.received.find(
      ({ to, message }) => to.includes(waits.email) && message.includes('You have a place: Front door'),
    );
  await expect.poll(() => mailed() !== undefined).toBe(true);
  expect(mailed()?.message).toContain('text/calendar');
  for (const { theirs } of people) await theirs.context().close();
});

test('what is published is read by everybody soon after, and by calendars', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await publishEvent(page, 'Boots and Breakfast');
  await expect.poll(async () => (await page.request.get('/events')).text()).toContain('Boots and Breakfast');
  const one = await page.request.get(`/events/${id}.ics`);
  expect(one.headers()['content-type']).toContain('text/calendar');
  expect(await one.text()).toContain('SUMMARY:Boots and Breakfast');
  const all = await page.request.get('/events.ics');
  expect((await all.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(4);
  const { etag = '' } = all.headers();
  const again = await page.request.get('/events.ics', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  for (const unknown of ['/events/nobody.ics', '/calendar/0123456789abcdef0123456789abcdef.ics'])
    expect((await page.request.get(unknown)).status()).toBe(404);
  await page.goto('/events');
  await expect(page.getByRole('article').filter({ hasText: 'Boots and Breakfast' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The address of this calendar' })).toHaveValue(
    /^http:\/\/localhost:\d+\/events\.ics$/,
  );
});
