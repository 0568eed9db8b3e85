// Walks through every screen with Tab alone: Tab reaches every control, in order, with a visible focus ring that nothing covers.
import { expect, test } from '../fixtures';
import { keyboardWalk } from './checks/keyboard-walk';
import { ALL_SCREENS, existsAt } from './screens/all-screens';
import { open } from './screens/screen';

const WIDTHS = [320, 1280];
/** The arrow keys move through a menu (focus.spec.ts), and Tab leaves it. */
const BY_ARROWS = ['account menu'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of ALL_SCREENS.filter(({ name }) => !BY_ARROWS.includes(name))) {
  test.describe(() => {
    test.use({ allowedProblems: screen.allowedProblems ?? null });

    for (const width of WIDTHS.filter((each) => existsAt(screen, each))) {
      test(`${screen.name} at ${width} px works by keyboard @full @desktop @chromium`, async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await open(page, screen);
        expect(await keyboardWalk(page)).toEqual([]);
      });
    }
  });
}
