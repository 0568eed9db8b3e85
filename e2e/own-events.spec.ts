import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { moreOf } from './support/choose-more';
import { entriesIn } from './support/entries';
import { noteShifts } from './support/layout-shifts';
import { toastText } from './support/toast';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const SHIFT = 'Open House and Shoe Drive: Sorting';

test('a volunteer takes a shift, sees it in the schedule and gives it back', async ({ page }) => {
  await openSignedIn(page, 'volunteer', '/dashboard/programs/available-programs');
  const open = page.getByRole('region', { name: 'You can take' });
  const sorting = open.getByRole('listitem').filter({ hasText: SHIFT });
  await expect(sorting).toContainText('Needs 4 more');
  await expect(page.getByText('2 shifts are yours.')).toBeVisible();
  await sorting
    .getByRole('button', { name: /^Take this shift: Sorting, Open House and Shoe Drive, / })
    .click();
  await expect(toastText(page, 'You Are Signed Up')).toBeVisible();
  await expect(page.getByText('3 shifts are yours.')).toBeVisible();
  await expect(sorting).toHaveCount(0);

  await openSignedIn(page, 'volunteer', '/dashboard/my-schedule');
  await expect(page.getByRole('region', { name: 'Next' })).toContainText('Fitting Day: Fitting');
  const coming = page.getByRole('list', { name: 'Coming up' });
  await coming.getByRole('button', { name: 'Withdraw: Sorting, Open House and Shoe Drive' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw from Sorting?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toastText(page, 'Place Given Up')).toBeVisible();
  await expect(page.getByText(SHIFT)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Next' })).toBeVisible();
  await expect(page.getByText(SHIFT)).toHaveCount(0);
});

test('on a phone the first shift that can be taken is within a screen and a half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, 'volunteer', '/dashboard/programs/available-programs');
  const take = page.getByRole('button', { name: /^Take this shift/ }).first();
  await expect(take).toBeVisible();
  const end = await take.evaluate((button) => button.getBoundingClientRect().bottom + window.scrollY);
  expect(end).toBeLessThanOrEqual(1.5 * 740);
});

test('Home says what comes next, and leads there @full @phone', async ({ page }) => {
  await openSignedIn(page, 'volunteer', '/dashboard/home');
  const comingUp = page.getByRole('region', { name: 'Coming up' });
  await expect(comingUp).toContainText(/Next shiftFitting: Fitting Day.* PT\. You are coming\./);
  await comingUp.getByRole('link', { name: 'Fitting: Fitting Day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await openSignedIn(page, 'donor', '/dashboard/home');
  await expect(comingUp.getByText('Next event with a place')).toBeVisible();
  await expect(comingUp).toContainText(/Fitting Day, .* PT/);
  await comingUp.getByRole('link', { name: 'Reserve your place' }).click();
  // How many there are depends on the day of the week.
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events).toContainText('Fitting Day');

  await openSignedIn(page, 'beneficiary', '/dashboard/home');
  await expect(comingUp).toContainText(/Fitting Day, .* PT/);
  await comingUp.getByRole('link', { name: 'Reserve your place' }).click();
  await expect(events).toContainText('Fitting Day');
});

test('on Home cards are equally wide, a hint begins under its words, and the next deed is the button in color @full @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, 'beneficiary', '/dashboard/home');
  const act = page.getByRole('link', { name: 'Reserve your place' });
  await expect(act).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  const cards = page.getByRole('region', { name: /^(Waiting today|Coming up)$/ }).getByRole('listitem');
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  expect(new Set(widths.map(Math.round)).size).toBe(1);
  // Where the words begin, and not the room around them.
  const startOf = (words: string) =>
    page.getByText(words).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  expect(await startOf('You have a place. See what happens next.')).toBe(
    await startOf('answer to your application for'),
  );
});

test('nothing moves on Home when what comes next is known @full @phone @chromium', async ({ page }) => {
  const shifts = await noteShifts(page);
  await openSignedIn(page, 'volunteer', '/dashboard/home');
  await expect(page.getByRole('link', { name: 'Fitting: Fitting Day' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});

test('logged hours wait for an approval, and what is approved stands on the printed statement', async ({
  page,
  isMobile,
}) => {
  await openSignedIn(page, 'volunteer', '/dashboard/programs/time-tracking');
  const lastYear = page
    .getByRole('region', { name: 'Your hours' })
    .locator('dt:has-text("Last 12 months") + dd');
  await expect(lastYear).toHaveText('11 h');
  await page.getByRole('button', { name: 'Log hours' }).click();
  const form = page.getByRole('dialog', { name: 'Log hours' });
  await form.getByLabel('Program').selectOption('Shoes for Everyone');
  await form.getByLabel('Minutes').fill('45');
  await form.getByLabel('What you did').fill('Labeled boxes');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toastText(page, 'Hours Saved')).toBeVisible();
  const logged = entriesIn(page, isMobile).filter({ hasText: 'Labeled boxes' });
  await expect(logged).toContainText(/45 min.*Waiting for approval/);

  await openSignedIn(page, 'program_manager', '/dashboard/volunteers/volunteer-list?tab=hours');
  await page.getByRole('button', { name: /^Approve 45 min of Val Volunteer/ }).click();
  await expect(toastText(page, 'Hours Approved')).toBeVisible();

  await openSignedIn(page, 'volunteer', '/dashboard/programs/time-tracking');
  await expect(logged).toContainText(/45 min.*Approved/);
  await page.getByRole('button', { name: 'Print my hours' }).click();
  const statement = page.getByRole('table', { name: /^Volunteer hours \d{4}$/ });
  await expect(statement.getByRole('row').filter({ hasText: 'Labeled boxes' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByRole('row').last()).toContainText(/^Sum\d+ h( \d+ min)?$/);
  await expect(page.getByText('Signature')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const logo = await page.locator('.paper__logo').boundingBox();
  const title = await page.getByRole('heading', { name: /^Volunteer hours \d{4}$/ }).boundingBox();
  expect((title?.y ?? 0) - (logo?.y ?? 0) - (logo?.height ?? 0), 'room above the title').toBeGreaterThan(12);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
});

test('a manager finds a volunteer and records a training @full', async ({ page, isMobile }) => {
  await openSignedIn(page, 'program_manager', '/dashboard/volunteers/volunteer-list');
  await page.getByLabel('Search volunteers').fill('val');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const named = (name: string) => page.getByRole(isMobile ? 'list' : 'table', { name });
  const found = entriesIn(named('Volunteers'), isMobile).filter({ has: page.getByRole('link') });
  await expect(found).toHaveCount(1);
  await page.getByRole('link', { name: 'Val Volunteer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Val Volunteer' })).toBeVisible();
  await page.getByRole('button', { name: 'Record training' }).click();
  const form = page.getByRole('dialog', { name: 'Record training' });
  await expect(form.getByRole('combobox', { name: 'Training' })).toBeFocused();
  await form.getByLabel('Training', { exact: true }).selectOption('Safe with young people');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toastText(page, 'Training Recorded')).toBeVisible();
  await expect(
    entriesIn(named('Trainings'), isMobile).filter({ hasText: 'Safe with young people' }),
  ).toContainText('staff');
  await page.goBack();
  await expect(page.getByLabel('Search volunteers')).toHaveValue('val');
});

test('the day sheet has the pairs of a guest, and gives them @full', async ({ page, isMobile }) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/events');
  await page.getByRole('button', { name: /^Reserve a place: Fitting Day/ }).click();
  await expect(page.getByRole('list', { name: 'You are coming' })).toContainText('You have a place.');

  await openSignedIn(page, 'program_manager', '/dashboard/events?event=sample-event-fitting&view=day');
  const needed = page.getByRole('table', { name: 'Needed by size' });
  // The screen of a phone is for the names; its sizes are folded.
  if (isMobile) await page.getByText('Needed by size').click();
  // The other pair is only looked for.
  await expect(needed.getByRole('row')).toHaveText([/^Size/, /^Men 10½1/]);
  // There it stands with all that is not the mark.
  if (isMobile) await moreOf(page, 'Ben').click();
  await page.getByRole('button', { name: 'Give shoes to Ben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give shoes to Ben' });
  await dialog
    .getByRole('group', { name: /Men 10½/ })
    .getByLabel('Give this pair')
    .check();
  await dialog.getByRole('button', { name: 'Give 1 pair' }).click();
  await expect(toastText(page, 'Shoes Given')).toBeVisible();
  await expect(needed).toHaveCount(0);
  const pairs = page.getByText(isMobile ? /^Men 10½ \(given\) · Kids 1Y/ : 'Men 10½ (given), Kids 1Y');
  await expect(pairs).toBeVisible();
});
