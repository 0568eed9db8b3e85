// @ts-check
// The first tap on each interactive part of the landing page, on a phone with a CPU four times slower. If the part has been near
// the screen for a second, the time until the next frame; if it is not hydrated yet, the time until the tap has its effect.
import { inFreshPage, notePaints, PHONE, slowDown } from './browser.mjs';
import { quantile } from './statistics.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const NEAR_FOR_MS = 1000;

/**
 * @type {readonly { name: string, target: (page: Page) => import('@playwright/test').Locator, done: string }[]}
 * `done` is a selector that matches once the tap has had its effect.
 */
const TAPS = [
  {
    name: 'menu',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    done: '.site-header__toggle[aria-expanded=true]',
  },
  {
    name: 'carousel',
    target: (page) => page.getByRole('button', { name: 'Next image' }),
    done: '.carousel__dot[aria-label="Show image 2"][aria-current=true]',
  },
  {
    name: 'radio',
    target: (page) => page.getByText('$100', { exact: true }),
    done: '[data-part=donation] .preset-amounts__amount:has(:checked)',
  },
  {
    name: 'tab',
    target: (page) => page.getByRole('tab', { name: 'Items' }),
    done: '[data-part=donation] [role=tab]:last-child[aria-selected=true]',
  },
];

/**
 * @param {Page} page
 * @param {typeof TAPS[number]} tap
 * @param {'near' | 'far'} place
 */
async function tapOnce(page, { target, done }, place) {
  const paints = await notePaints(page, ['pointerdown', 'click']);
  await slowDown(page, 4);
  await page.goto('/');
  if (place === 'near') {
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(NEAR_FOR_MS);
  }
  await target(page).tap();
  const tapped = performance.now();
  await page.locator(done).waitFor();
  const effect = performance.now() - tapped;
  // A tap makes two events; the slower one counts.
  return { paint: Math.max(...(await paints())), effect };
}

/**
 * @param {{ site: string, rounds: number, browser: import('@playwright/test').Browser }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureFirstInteraction({ site, rounds, browser }) {
  const taps = TAPS.flatMap((tap) =>
    /** @type {const} */ (['near', 'far']).map((place) => ({
      tap,
      place,
      results: /** @type {Awaited<ReturnType<typeof tapOnce>>[]} */ ([]),
    })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { tap, place, results } of taps)
      results.push(
        await inFreshPage(browser, { ...PHONE, baseURL: site }, (page) => tapOnce(page, tap, place)),
      );
  }
  return taps.map(({ tap, place, results }) => ({
    measure:
      place === 'near'
        ? `first tap, ${tap.name} near for 1 s, 4x: next paint`
        : `first tap, ${tap.name} not hydrated, 4x: until it has its effect`,
    value: quantile(
      results.map(({ paint, effect }) => (place === 'near' ? paint : effect)),
      0.5,
    ),
    unit: 'ms',
    ...(place === 'near' && { atMost: 200 }),
    detail: { results },
  }));
}
