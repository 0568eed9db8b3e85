// Checks every screen at every width, with large text, with wide text spacing, for touch and without motion. `npm test` visits
// typical screens once, at their smallest width, and the layout of some in a wide window, too; all else is @full.
import { test } from '../fixtures';
import { ALL_SCREENS, existsAt } from './screens/all-screens';
import { inspect, inspectLayout } from './screens/inspect';
import { open } from './screens/screen';

const WIDTHS = [320, 768, 1280];
const HEIGHT = 720;

test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

for (const screen of ALL_SCREENS) {
  const [narrowest, ...wider] = WIDTHS.filter((each) => existsAt(screen, each));
  if (narrowest === undefined) throw new Error(`The screen '${screen.name}' exists at no width.`);

  test.describe(() => {
    test.use({ allowedProblems: screen.allowedProblems ?? null });

    test(`${screen.name} at ${narrowest} px is accessible${screen.isTypical ? '' : ' @full'}`, async ({
      page,
      isMobile,
    }) => {
      // The phone profile cannot change its width.
      if (isMobile && !existsAt(screen, page.viewportSize()?.width ?? 0)) return;
      if (!isMobile) await page.setViewportSize({ width: narrowest, height: HEIGHT });
      await open(page, screen);
      await inspect(page, screen);
      if (isMobile || !screen.alsoWide) return;
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await inspectLayout(page, screen);
    });

    for (const width of wider) {
      test(`${screen.name} at ${width} px is accessible @full @desktop`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await open(page, screen);
        await inspect(page, screen);
      });
    }
  });
}
