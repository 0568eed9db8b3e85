// @ts-check
// A picture with as many details as a photo has, drawn by the browser at each width, as the editor does with an upload.

/** Widths in px, the widest last. */
const WIDTHS = [640, 1280, 1920];
const SHAPES = 4000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Map<number, Uint8Array>>} JPEG files by their widths in px
 */
export async function drawHero(browser) {
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    async ({ widths, shapes }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('The browser does not draw.');
      // The same numbers each time, so that each measurement has the same picture.
      let seed = 7;
      const next = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
      for (let shape = 0; shape < shapes; shape += 1) {
        pen.fillStyle = `hsl(${20 + next() * 40} ${30 + next() * 50}% ${20 + next() * 60}% / 0.5)`;
        pen.beginPath();
        pen.ellipse(next() * 1920, next() * 1080, next() * 60, next() * 40, next() * 3, 0, 7);
        pen.fill();
      }
      return widths.map((width) => {
        const copy = Object.assign(document.createElement('canvas'), { width, height: (width * 9) / 16 });
        copy.getContext('2d')?.drawImage(canvas, 0, 0, copy.width, copy.height);
        return copy.toDataURL('image/jpeg', 0.8).replace(/^.*,/, '');
      });
    },
    { widths: WIDTHS, shapes: SHAPES },
  );
  await page.close();
  return new Map(WIDTHS.map((width, at) => [width, new Uint8Array(Buffer.from(drawn[at] ?? '', 'base64'))]));
}
