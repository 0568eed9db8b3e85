// Every screen by Tab alone: everything is reached, in order, with a ring that can be seen, and nothing covers it.
import { expect, test } from '../fixtures';
import { keyboardWalk } from './checks/keyboard-walk';
import { ALL_SCREENS, existsAt } from './screens/all-screens';
import { open } from './screens/screen';

const WIDTHS = [320, 1280];
/** A menu is walked with the arrows (focus.spec.ts); Tab leaves it. */
const BY_ARROWS = ['account menu'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of ALL_SCREENS.filter(({ name }) => !BY_ARROWS.includes(name))) {
  test.describe(() => {
    test.use({ allowedProblems: screen.allowedProblems ?? [] });

    for (const width of WIDTHS.filter((each) => existsAt(screen, each))) {
      test(`${screen.name} at ${width} px is walked by keyboard @full @desktop @chromium`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 720 });
        await open(page, screen);
        expect(await keyboardWalk(page)).toEqual([]);
      });
    }
  });
}
