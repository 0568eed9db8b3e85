// @ts-check
// Marking at the door on a processor four times slower: a day sheet of 200 guests, on a wide screen and on a phone, from the press of
// a mark to the next frame.
import { DESKTOP, inFreshPage, notePaints, PHONE, slowDown } from './browser.mjs';
import { median, quantile } from './statistics.mjs';
import { SAMPLE_USERS, signIn } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A sample event that is over, so that its guests can be marked. */
const EVENT = 'sample-event-past-fitting-2';
const SHEET = `/dashboard/events?event=${EVENT}&view=day`;
const GUESTS = 200;
/** How long somebody holds down the button of a mouse, or leaves a finger on the screen, in ms. */
const PRESS_MS = 80;
/** Guests who are marked, one after the other, in the middle of the list. */
const MARKED = Array.from({ length: 12 }, (_, at) => nameOf(90 + at));

/** @param {number} number */
function nameOf(number) {
  return `Guest ${String(number).padStart(3, '0')}`;
}

/**
 * @typedef {object} Screen
 * @property {string} screen
 * @property {object} options
 * @property {(page: Page, name: string) => import('@playwright/test').Locator} mark what is pressed
 * @property {(page: Page, place: { x: number, y: number }) => Promise<void>} press as a person does it, in px of the window
 */

/** @type {readonly Screen[]} */
const SCREENS = [
  {
    screen: 'wide',
    options: DESKTOP,
    mark: (page, name) => page.getByRole('radiogroup', { name }).getByText('Here', { exact: true }),
    press: async (page, { x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y, { delay: PRESS_MS });
    },
  },
  {
    screen: 'phone',
    options: PHONE,
    mark: (page, name) => page.getByRole('group', { name }).getByRole('button', { name: 'Here' }),
    press: async (page, { x, y }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(PRESS_MS);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await session.detach();
    },
  },
];

/**
 * Makes 200 guests of one whom the sample event has.
 * @param {Page} page
 */
async function fillSheet(page) {
  await signIn(page, SAMPLE_USERS.program_manager);
  await page.goto(SHEET);
  await page.getByRole('list', { name: 'Guests' }).waitFor();
  await page.evaluate(
    ({ event, names }) => {
      /** @typedef {{ eventId: string, shiftId: string | null }} Signup */
      const records = JSON.parse(localStorage.getItem('simulation:signups') ?? '');
      const isOf = (/** @type {Signup} */ { eventId }) => eventId === event;
      const guest = records.value.find((/** @type {Signup} */ one) => isOf(one) && one.shiftId === null);
      const guests = names.map((name) => ({
        ...guest,
        id: name,
        personId: null,
        personKey: name,
        name,
        state: 'going',
        markedAt: null,
        markedBy: null,
      }));
      const others = records.value.filter((/** @type {Signup} */ one) => !isOf(one));
      localStorage.setItem(
        'simulation:signups',
        JSON.stringify({ ...records, value: [...others, ...guests] }),
      );
    },
    { event: EVENT, names: Array.from({ length: GUESTS }, (_, at) => nameOf(at + 1)) },
  );
  await page.reload();
}

/**
 * Scrolls to something, and waits until the page has nothing more to do: people look for a name before they press.
 * @param {import('@playwright/test').Locator} locator
 * @returns {Promise<{ x: number, y: number }>} in px of the window, in which it then is
 */
async function centerOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be pressed has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {typeof SCREENS[number]} screen
 * @returns {(page: Page) => Promise<number[]>} ms for each mark
 */
const markGuests =
  ({ mark, press }) =>
  async (page) => {
    const paints = await notePaints(page, ['click']);
    await fillSheet(page);
    await mark(page, MARKED[0] ?? '').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await slowDown(page, 4);
    const times = [];
    for (const name of MARKED) {
      const { x, y } = await centerOf(mark(page, name));
      await paints();
      // Finding things by role takes the page longer than a mark does. So the place is known before, and nothing is looked for until
      // the frame is done.
      await press(page, { x, y });
      await page.waitForFunction(() => Reflect.get(globalThis, 'benchPaints').length > 0);
      // A press of a label is also one of its control.
      times.push(Math.max(...(await paints())));
      await page
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText('Saved')
        .waitFor({ state: 'attached' });
    }
    return times;
  };

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureMarking({ site, rounds, browser }) {
  const rows = [];
  for (const each of SCREENS) {
    const runs = [];
    for (let round = 0; round < rounds; round++)
      runs.push(await inFreshPage(browser, { ...each.options, baseURL: site }, markGuests(each)));
    const measure = `day sheet of ${GUESTS} guests, ${each.screen}: a mark to the next paint (4x)`;
    rows.push(
      {
        measure: `${measure}, median`,
        value: median(runs.map((times) => quantile(times, 0.5))),
        unit: 'ms',
        atMost: 100,
        detail: { runs },
      },
      {
        measure: `${measure}, slowest of ${MARKED.length}`,
        value: median(runs.map((times) => Math.max(...times))),
        unit: 'ms',
        atMost: 100,
      },
    );
  }
  return rows;
}
