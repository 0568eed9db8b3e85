import type { Page } from '@playwright/test';

/** Fills in what a campaign needs, in the form that is open; its dates lie around any day of a test. */
export async function fillCampaign(page: Page, title: string, goal: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Goal amount').fill(goal);
  await page.getByLabel('Start date').fill('2026-11-01');
  await page.getByLabel('End date').fill('2031-12-31');
}
