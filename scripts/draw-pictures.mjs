/** Draws every picture of the site into public/images: `npm run pictures`. The outputs are checked in. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { optimize } from 'svgo';
import { CHROMIUM_ARGUMENTS, findOrInstallBrowser } from './find-browser.mjs';
import { color } from './pictures/palette.mjs';
import { hero } from './pictures/scenes/hero.mjs';
import { favicon, icon, logoWhite } from './pictures/scenes/marks.mjs';
import { pictures } from './pictures/scenes.mjs';

const folder = new URL('../public/images/', import.meta.url);

/** How svgo may round: outlines to whole units in a large picture, rotations and opacities in finer steps. */
const options = (large) => ({
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          convertPathData: { floatPrecision: large ? 0 : 1 },
          convertTransform: { floatPrecision: 2, transformPrecision: 4 },
          cleanupNumericValues: { floatPrecision: 2 },
        },
      },
    },
  ],
});

/** `svg` as a data URL, so that its ids do not clash with others. */
const inlined = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The preview picture of a shared link: the hero, the logo and the headline, as HTML. */
function social() {
  const font = readFileSync(
    new URL(
      '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      import.meta.url,
    ),
  ).toString('base64');
  return `<style>
    @font-face { font-family: Headline; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
    *{margin:0} body{width:1200px;height:630px;overflow:hidden;position:relative}
    .scene{position:absolute;left:0;bottom:0;width:1200px;height:675px}
    .logo{position:absolute;left:56px;top:44px;width:200px;height:80px}
    h1{position:absolute;left:64px;top:150px;font:700 76px/1.08 Headline;letter-spacing:-.015em;color:${color.paper}}
  </style><img class="scene" src="${inlined(hero())}"><img class="logo" src="${inlined(logoWhite())}"><h1>Every size. Every step.<br>Everyone.</h1>`;
}

/** A page that `svg` fills. */
const filled = (svg) => `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;

/** Renders `html` to a PNG of the given size. */
async function render(page, html, width, height, file) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true });
}

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  const source = draw();
  const { data } = optimize(source, options(/width="\d{3,}"/.test(source) && !name.startsWith('logo')));
  writeFileSync(new URL(name, folder), data);
  console.log(`${name} ${(data.length / 1000).toFixed(1)} kB`);
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: CHROMIUM_ARGUMENTS });
const page = await browser.newPage();
await render(page, filled(favicon()), 32, 32, 'favicon.png');
await render(page, filled(icon()), 192, 192, 'icon-192.png');
await render(page, filled(icon()), 512, 512, 'icon-512.png');
await render(page, social(), 1200, 630, 'social.png');
await browser.close();
