// A browser that translates the page takes React's texts out of it. Every page still works, says nothing that is over, and has room for
// its tables at 1280 px with the menu open.
import type { Page } from '@playwright/test';
import { menuFor } from '../src/core/navigation/menu';
import { menuTexts } from '../src/ui/shared/menu.texts';
import { expect, test } from './fixtures';
import { ACCOUNT_ROLES, signInByForm } from './support/accounts';
import { staleTexts, translatePages } from './support/translator';

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** Waits until the page is complete, and says what is wrong on it. */
async function expectSound(page: Page, where: string): Promise<void> {
  await expect(page.locator('.ant-skeleton:visible, [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect.soft(await staleTexts(page), where).toEqual([]);
  expect.soft(await cutTables(page), where).toEqual([]);
}

/** The names of tables that are wider than their room, so that somebody has to scroll sideways for their last column. */
const cutTables = (page: Page) =>
  page
    .locator('.wide-table:visible')
    .evaluateAll((rooms) =>
      rooms
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((room) => `${room.getAttribute('aria-label')}: ${room.scrollWidth - room.clientWidth} px`),
    );

// Admins have the pages of program managers as well.
const tagOf = (role: string) => (role === 'program_manager' ? ' @full' : '');

for (const role of ACCOUNT_ROLES)
  test(`${role}: every page of the menu, and every tab of it, while the browser translates @desktop${tagOf(role)}`, async ({
    page,
    context,
  }) => {
    await translatePages(context, 'replaced');
    await signInByForm(page, role);
    await expectSound(page, 'after signing in');
    for (const item of menuFor(role)) {
      for (const place of item.items.length === 0 ? [item] : item.items) {
        const opener = menu(page).getByRole('button', { name: menuTexts[item.id], exact: true });
        if (item.items.length > 0 && (await opener.getAttribute('aria-expanded')) === 'false')
          await opener.click();
        await menu(page).getByRole('link', { name: menuTexts[place.id], exact: true }).click();
        await expect(page).toHaveURL(place.path);
        // The address changes before the page does.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expectSound(page, place.path);
        const tabs = page.getByRole('main').getByRole('tab');
        for (let index = 1; index < (await tabs.count()); index++) {
          await tabs.nth(index).click();
          await expectSound(page, `${place.path}, tab ${index}`);
        }
      }
    }
  });
