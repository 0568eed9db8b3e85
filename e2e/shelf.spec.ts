import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

/** What the landing page asks for: beside the donation forms, or where they have no room beside them in a sentence above the pickup form. */
async function expectSizes(page: Page, isMobile: boolean, sizes: readonly string[]): Promise<void> {
  await page.goto('/#donate');
  await page.getByRole('tab', { name: /^(Items|Donate Shoes & Apparel)$/ }).click();
  const sentence = page
    .getByRole('form', { name: 'Pickup request' })
    .getByText(`Sizes we need now: ${sizes.join(', ')}.`);
  const list = page.getByRole('list', { name: 'Sizes we need now' });
  await expect(sentence).toBeVisible({ visible: isMobile });
  await expect(list).toBeVisible({ visible: !isMobile });
  if (!isMobile) await expect(list.getByRole('listitem')).toHaveText(sizes);
}

test('a sorted pickup leaves the public line, and what was reserved is given', async ({ page, isMobile }) => {
  await expectSizes(page, isMobile, ['Men 13', 'Kids 1Y', 'Men 9 wide', 'Women 11']);

  await openSignedIn(page, 'program_manager', '/dashboard/reports?tab=sizes');
  const figures = page.getByRole('region', { name: 'Figures of the shelf' });
  await expect(figures).toHaveText('On the shelf96Wanted28Short6To measure2');
  await expect(page.getByText('Lindqvist')).toHaveCount(0);
  await page.getByRole('button', { name: /^Sort: Collected / }).click();
  const sorting = page.getByRole('dialog', { name: /^Sort goods of / });
  await sorting.getByLabel('Cut 1').selectOption('Kids Y (1 to 7)');
  await sorting.getByLabel('US size 1').selectOption('1');
  await sorting.getByLabel('Pairs 1').fill('9');
  await expect(sorting.getByText('Written down: 10. Sorted: 9.')).toBeVisible();
  await sorting.getByRole('button', { name: 'Save' }).click();
  await expect(figures).toHaveText('On the shelf105Wanted28Short4To measure2');
  await expect(page.getByText(/^Goods to sort/)).toHaveCount(0);
  await expectSizes(page, isMobile, ['Men 13', 'Men 9 wide', 'Women 11']);

  await openSignedIn(page, 'program_manager', '/dashboard/volunteers/applications?show=approved');
  await page
    .getByRole('searchbox', { name: 'Search applications' })
    .or(page.getByLabel('Search applications'))
    .fill('ben');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Give shoes' }).click();
  const giving = page.getByRole('dialog', { name: 'Give shoes to Ben' });
  await giving.getByRole('checkbox', { name: 'Give this pair' }).first().check();
  await giving.getByRole('button', { name: 'Give 1 pair' }).click();
  await expect(giving).toBeHidden();

  await openSignedIn(page, 'beneficiary', '/dashboard/my-applications/approved');
  const shoes = page.getByRole('list', { name: 'Shoes' });
  await expect(shoes.getByText(/^Men 10½: given on /)).toBeVisible();
  await expect(shoes.getByText('Kids 1Y: reserved for you')).toBeVisible();

  await openSignedIn(page, 'admin', '/dashboard/donations/recent-donations?tab=sizes&moves=true');
  await page.getByRole('button', { name: 'Undo Given 1: Men 10½' }).first().click();
  await expect(page.getByText('Undid ‘Given 1’')).toBeVisible();
});
