import type { Page } from '@playwright/test';

/** What a frame of the dashboard shows. */
export type Shown = 'skeleton' | 'page' | 'nothing';

/**
 * Notes what each frame from the first one on shows, on a processor that is four times slower; the answer tells it, without repetitions.
 * A page is one with a heading or with the shapes of what comes; nothing is an empty screen or an empty main part. Chromium only.
 */
export async function noteFrames(page: Page): Promise<() => Promise<readonly Shown[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    const isSeen = (element: Element | null | undefined) =>
      element !== null && element !== undefined && element.getBoundingClientRect().height > 0;
    const shown = () => {
      if (isSeen(document.querySelector('.dashboard-skeleton'))) return 'skeleton';
      const main = document.querySelector('main');
      return isSeen(main?.querySelector('h1') ?? main?.querySelector('.ant-skeleton')) ? 'page' : 'nothing';
    };
    const note = () => {
      // Before the browser has the page itself, there is nothing to paint.
      if (document.body?.querySelector('#root > *')) {
        const now = shown();
        if (frames.at(-1) !== now) frames.push(now);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { framesSoFar: () => frames });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => page.evaluate('window.framesSoFar()');
}
