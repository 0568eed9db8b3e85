import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';

/** How much of a place looks different in two pictures of it. */
export interface PixelChange {
  /** Pixels whose colour changed at all. */
  readonly changed: number;
  /** Pixels whose colour changed by 3:1 or more, as WCAG 1.4.11 asks of a state. */
  readonly strong: number;
}

/** Room around an element in px, for rings that stand off from it. */
const AROUND = 8;

/** A part of the window, in px. */
type Place = NonNullable<PageScreenshotOptions['clip']>;

/** Where an element is at present, and a little around it. */
export async function placeOf(page: Page, element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error('What is not shown has no place.');
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const right = Math.min(viewport.width, box.x + box.width + AROUND);
  const bottom = Math.min(viewport.height, box.y + box.height + AROUND);
  return { x, y, width: right - x, height: bottom - y };
}

/** A picture of an element and a little around it. */
export async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  return page.screenshot({ clip: await placeOf(page, element) });
}

/** Compares two pictures of one place, pixel by pixel. */
export function compare(page: Page, before: Buffer, after: Buffer): Promise<PixelChange> {
  return page.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
      const luminance = (data: Uint8ClampedArray, at: number) => {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((offset) => {
          const share = (data[at + offset] ?? 0) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      let changed = Math.abs(one.length - other.length) / 4;
      let strong = changed;
      for (let at = 0; at < Math.min(one.length, other.length); at += 4) {
        const isSame = [0, 1, 2].every(
          (offset) => Math.abs((one[at + offset] ?? 0) - (other[at + offset] ?? 0)) < 8,
        );
        if (isSame) continue;
        changed += 1;
        const [dark = 0, light = 0] = [luminance(one, at), luminance(other, at)].sort((a, b) => a - b);
        if ((light + 0.05) / (dark + 0.05) >= 3) strong += 1;
      }
      return { changed, strong };
    },
    [before.toString('base64'), after.toString('base64')],
  );
}
