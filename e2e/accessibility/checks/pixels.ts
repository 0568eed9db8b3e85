import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';

/** How much two screenshots of the same place differ. */
export interface PixelChange {
  /** Pixels whose color changed at all. */
  readonly changed: number;
  /** Pixels whose color changed by 3:1 or more, which WCAG 1.4.11 requires of a state. */
  readonly strong: number;
}

/** Margin around an element in px, for focus rings with an offset. */
const AROUND = 8;

/** A part of the window, in px. */
type Place = NonNullable<PageScreenshotOptions['clip']>;

/** The current place of an element, with a small margin. */
export async function placeOf(page: Page, element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error('The element is not visible, so it has no place.');
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const right = Math.min(viewport.width, box.x + box.width + AROUND);
  const bottom = Math.min(viewport.height, box.y + box.height + AROUND);
  return { x, y, width: right - x, height: bottom - y };
}

/** A screenshot of an element, with a small margin. */
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
