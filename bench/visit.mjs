// @ts-check
// What people do on the site, for the size budgets and the measurements.

/** @typedef {import('@playwright/test').Page} Page */

/** The signed-in admin, as the session is stored. */
const ADMIN = { id: 'account-1', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' };

/**
 * Signs the sample admin in on every page that is opened from now on.
 * @param {Page} page
 */
export function signIn(page) {
  return page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ADMIN);
}

/**
 * The interactive parts of the landing page, in reading order: where each begins, and a first thing to do with it
 * that shows that it is awake.
 * @type {readonly { name: string, part: string, use: (page: Page) => Promise<void> }[]}
 */
export const LANDING_PARTS = [
  {
    name: 'carousel',
    part: 'carousel',
    use: async (page) => {
      await page.getByRole('button', { name: 'Next image' }).click();
      await page.locator('.carousel__dot[aria-label="Show image 2"][aria-current=true]').waitFor();
    },
  },
  {
    name: 'campaigns',
    part: 'campaigns',
    use: (page) => page.locator('.active-campaigns[aria-busy=false] .campaign-card').first().waitFor(),
  },
  {
    name: 'donation forms',
    part: 'donation',
    use: async (page) => {
      // Its name is shorter on a phone.
      await page.locator('[data-part=donation]').getByRole('tab').last().click();
      await page.locator('[role=tab][aria-selected=true]', { hasText: 'Shoes' }).waitFor();
      await page.getByRole('button', { name: 'Request Pickup' }).click();
      await page.getByText('Missing Information', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'contact form',
    part: 'contact',
    use: async (page) => {
      await page.getByRole('form', { name: 'Contact' }).getByLabel('Message').fill('Size 7, extra wide');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('form', { name: 'Contact' }).locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

/**
 * Reads the landing page from top to bottom and uses each part.
 * @param {Page} page
 */
export async function readInFull(page) {
  for (const { part, use } of LANDING_PARTS) {
    await page.locator(`[data-part=${part}]`).scrollIntoViewIfNeeded();
    await use(page);
  }
  await page.waitForLoadState('networkidle');
}
