// The hero's text is on a picture, which no other check can judge. It must reach 4.5:1 against 99 of 100 pixels behind it, in
// windows of every shape.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const WINDOWS = [
  [320, 640],
  [640, 320],
  [568, 320],
  [844, 390],
  [480, 480],
  [600, 700],
  [768, 400],
  [1024, 600],
  [1280, 720],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The lines of the subtitle, and a screenshot of the hero without its text. */
async function groundOf(page: Page) {
  const lines = await page.locator('.hero__subtitle').evaluate((subtitle) => {
    const range = document.createRange();
    range.selectNodeContents(subtitle);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  await page.addStyleTag({ content: '.hero__text, .site-header { visibility: hidden }' });
  return { lines, picture: await page.locator('.hero').screenshot({ type: 'png' }) };
}

/** The contrast of white with the background of each line; one pixel in a hundred may have less. */
function contrasts(page: Page, picture: Buffer, lines: Awaited<ReturnType<typeof groundOf>>['lines']) {
  return page.evaluate(
    async ({ png, areas }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const channel = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return areas.map(({ x, y, width, height }) => {
        const data = context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
        const ratios: number[] = [];
        for (let at = 0; at + 3 < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
          ratios.push(1.05 / (light + 0.05));
        }
        ratios.sort((one, other) => one - other);
        return ratios[Math.floor(ratios.length / 100)] ?? 0;
      });
    },
    { png: picture.toString('base64'), areas: lines },
  );
}

for (const [width, height] of WINDOWS)
  test(`the text of the hero has enough contrast at ${width} x ${height} px @full @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('.hero__picture').evaluate((picture: HTMLImageElement) => picture.decode());
    const { lines, picture } = await groundOf(page);
    expect(lines.length).toBeGreaterThan(0);
    for (const ratio of await contrasts(page, picture, lines)) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
