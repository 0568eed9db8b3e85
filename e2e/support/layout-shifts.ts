import type { Page } from '@playwright/test';

/** What moved, and how far: the browser's own layout shift entries, without those that follow a press. */
export async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} .${node.className}` : node?.textContent;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push(`${value}: ${what.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = async () => {
      // What changed before this call is on the screen by the second frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  return () => page.evaluate('window.shiftsSoFar()');
}

/** Reads the landing page to its end, as a person does: screen by screen, with all of its parts awake. */
export async function readLandingPage(page: Page): Promise<void> {
  const isInSight = (part: string) =>
    page.locator(part).evaluate((each) => each.getBoundingClientRect().top < innerHeight);
  const readOnTo = async (part: string) => {
    while (!(await isInSight(part))) {
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
    }
  };
  await readOnTo('[data-part=carousel]');
  // By now the campaigns, two screens further down, are awake.
  await page.locator('.active-campaigns[aria-busy=false]').waitFor();
  await readOnTo('[data-part=donation]');
  await readOnTo('[data-part=contact]');
}
