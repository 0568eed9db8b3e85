// @ts-check
// Typical visits, for the size budgets and the measurements.

/** @typedef {import('@playwright/test').Page} Page */

/** The stored sessions of the sample accounts, by their roles. */
export const SAMPLE_USERS = {
  admin: { id: 'account-1', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' },
  program_manager: {
    id: 'account-2',
    email: 'manager@fsr.example',
    name: 'Parker Manager',
    role: 'program_manager',
  },
  volunteer: { id: 'account-3', email: 'volunteer@fsr.example', name: 'Val Volunteer', role: 'volunteer' },
  donor: { id: 'account-4', email: 'donor@fsr.example', name: 'Dana Donor', role: 'donor' },
  beneficiary: {
    id: 'account-5',
    email: 'beneficiary@fsr.example',
    name: 'Ben Beneficiary',
    role: 'beneficiary',
  },
};

/**
 * Signs somebody in on every page that opens from now on: the sample admin unless given.
 * @param {Page} page
 * @param {typeof SAMPLE_USERS.admin} [user]
 */
export function signIn(page, user = SAMPLE_USERS.admin) {
  return page.addInitScript((signedIn) => localStorage.setItem('user', JSON.stringify(signedIn)), user);
}

/**
 * The interactive parts of the landing page in reading order, each with a first action that works only after hydration.
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
      // The tab's name is shorter on a phone.
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
