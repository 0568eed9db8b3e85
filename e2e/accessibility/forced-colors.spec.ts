// Forced colors hide a state that is only a color, so each test compares screenshots with and without the state. A picture
// keeps its colors, so the background that it was drawn for must stay, too.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { compare, pictureOf } from './checks/pixels';
import { ALL_SCREENS } from './screens/all-screens';
import { open, type Screen } from './screens/screen';

/** A state that people must be able to see. */
interface State {
  readonly what: string;
  readonly screen: string;
  /** The element that is in the state at first. */
  readonly of: (page: Page) => Locator;
  /** Changes the element to another state. */
  readonly change: (page: Page) => Promise<unknown>;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preset = (page: Page) => page.getByRole('radio', { name: '$50', exact: true });
const region = (page: Page) => page.getByRole('region', { name: 'Hero form' });

const STATES: readonly State[] = [
  {
    what: 'the selected donation tab',
    screen: 'landing page, hydrated',
    of: (page) => page.getByRole('tab').first(),
    change: (page) => page.getByRole('tab').last().click(),
  },
  {
    what: 'a selected amount',
    screen: 'landing page, hydrated',
    of: (page) => page.locator('label').filter({ has: preset(page) }),
    change: (page) => preset(page).check(),
  },
  {
    what: 'the current picture of the carousel',
    screen: 'landing page, hydrated',
    of: (page) => button(page, 'Show image 1'),
    change: (page) => button(page, 'Next image').click(),
  },
  {
    what: 'the thumbnail of the current picture',
    screen: 'landing page, hydrated',
    of: (page) => page.getByRole('button', { name: /^Thumbnail 1/ }),
    change: (page) => button(page, 'Next image').click(),
  },
  {
    what: 'the current entry of the menu',
    screen: 'profile',
    of: (page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }),
    change: (page) =>
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Home' }).click(),
  },
  {
    what: 'an expanded entry of the menu',
    screen: 'overview',
    // The list belongs to it: the arrow alone is only a few px.
    of: (page) =>
      page
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Events' }) }),
    change: (page) =>
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Events' }).click(),
  },
  {
    what: 'the selected tab of the admin view',
    screen: 'overview',
    of: (page) => tab(page, 'Overview'),
    change: (page) => tab(page, 'Campaigns').click(),
  },
  {
    what: 'the switch of a campaign',
    screen: 'new campaign',
    of: (page) => page.getByRole('switch'),
    change: (page) => page.getByRole('switch').click(),
  },
  {
    what: 'the selected section of the editor',
    screen: 'editor',
    of: (page) => button(page, 'Hero'),
    change: (page) => button(page, 'About').click(),
  },
  {
    what: 'a disabled button',
    screen: 'editor',
    of: (page) => button(page, 'Save'),
    change: (page) => region(page).getByLabel('Title', { exact: true }).fill('Walk with us.'),
  },
  {
    what: 'the badge of unsaved changes',
    screen: 'editor',
    of: (page) => page.locator('.save-bar__badge'),
    change: (page) => region(page).getByLabel('Title', { exact: true }).fill('Walk with us.'),
  },
  {
    what: 'an invalid field',
    screen: 'sign-in',
    of: (page) => page.getByRole('form'),
    change: (page) => button(page, 'Sign In').click(),
  },
  {
    what: 'the width of the preview',
    screen: 'editor',
    of: (page) => button(page, 'Desktop'),
    change: (page) => button(page, 'Phone').click(),
  },
];

/** Fewer pixels than this could be the edge of a letter. */
const LEAST_PX = 25;

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

function screenOf({ screen }: Pick<State, 'screen'>): Screen {
  const found = ALL_SCREENS.find(({ name }) => name === screen);
  if (!found) throw new Error(`There is no screen '${screen}'.`);
  return found;
}

/** Where the logos appear, and the background that each was drawn for. */
const LOGOS = [
  { screen: 'landing page, hydrated', within: 'banner', file: 'logo-color', ground: 'light', only: 'light' },
  { screen: 'landing page, hydrated', within: 'banner', file: 'logo-white', ground: 'dark', only: 'dark' },
  { screen: 'profile', within: 'banner', file: 'logo-color', ground: 'light', only: 'light' },
  { screen: 'profile', within: 'banner', file: 'logo-white', ground: 'dark', only: 'dark' },
  {
    screen: 'landing page, hydrated',
    within: 'contentinfo',
    file: 'logo-color',
    ground: 'light',
    only: 'light',
  },
  {
    screen: 'landing page, hydrated',
    within: 'contentinfo',
    file: 'logo-white',
    ground: 'dark',
    only: 'dark',
  },
  { screen: 'sign-in', within: 'banner', file: 'logo-white', ground: 'dark' },
  {
    screen: 'editor, Brand Assets with a refused picture',
    within: 'main',
    file: 'logo-white',
    ground: 'dark',
  },
  {
    screen: 'editor, Brand Assets with a refused picture',
    within: 'main',
    file: 'logo-color',
    ground: 'light',
  },
] as const satisfies readonly Logo[];

interface Logo {
  readonly screen: string;
  readonly within: 'banner' | 'main' | 'contentinfo';
  readonly file: 'logo-white' | 'logo-color';
  readonly ground: 'light' | 'dark';
  /** The page has one for each scheme, and shows it without a ground of its own. */
  readonly only?: 'light' | 'dark';
}

/** How light the background of a picture is, from 0 to 1. */
function groundOf(picture: Locator): Promise<number> {
  return picture.evaluate((element) => {
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(behind).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      if (alpha === 1) return (red + green + blue) / 3 / 255;
    }
    throw new Error('The picture has no opaque background.');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} forced colors`, () => {
    test.use({ colorScheme });
    for (const { screen, within, file, ground, only } of LOGOS as readonly Logo[]) {
      if (only !== undefined && only !== colorScheme) continue;
      test(`keep ${file} on a ${ground} background: ${screen}, ${within} @full @desktop @chromium`, async ({
        page,
      }) => {
        await open(page, screenOf({ screen }));
        const picture = page.getByRole(within).locator(`img[src*="${file}"]`);
        await expect(picture).toBeVisible();
        await expect(picture).toHaveCSS('opacity', '1');
        // The color of a forced background is the page's own, and stays as transparent as it was.
        if (only) await expect(picture).toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
        const lightness = await groundOf(picture);
        if (ground === 'dark') expect(lightness).toBeLessThan(0.3);
        else expect(lightness).toBeGreaterThan(0.8);
      });
    }
  });
}

for (const state of STATES) {
  test(`forced colors show ${state.what} @full @desktop @chromium`, async ({ page }) => {
    await open(page, screenOf(state));
    const element = state.of(page);
    await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const before = await pictureOf(page, element);
    await state.change(page);
    // The pointer and the focus must not make the difference.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const { strong } = await compare(page, before, await pictureOf(page, element));
    expect(strong).toBeGreaterThan(LEAST_PX);
  });
}
