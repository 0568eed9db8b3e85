// @ts-check
// How fast the public pages beside the English landing page paint, relative to themselves without script. Mobile Lighthouse runs alternate
// between all of them.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runLighthouse } from './lighthouse.mjs';
import { paintInTurns } from './lighthouse-figures.mjs';
import { serve } from './sites.mjs';
import { median } from './statistics.mjs';

const FOLDER = 'reports/scriptless';
const PAGES = ['/events', '/get-shoes', '/es/', '/es/events', '/es/get-shoes'];
const LCP_RATIO = 1.05;

/**
 * A page without anything that runs, or is fetched to run.
 * @param {string} html
 */
const withoutScript = (html) =>
  html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Writes the built site with these pages without script. */
async function writeScriptless() {
  await rm(FOLDER, { recursive: true, force: true });
  await cp('dist', join(FOLDER, 'dist'), { recursive: true });
  await cp('dist-hosting', join(FOLDER, 'dist-hosting'), { recursive: true });
  for (const path of PAGES) {
    const file = join(FOLDER, 'dist', path, 'index.html');
    const html = withoutScript(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
}

/**
 * @param {{ site: string, rounds: number }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measurePublicPages({ site, rounds }) {
  await writeScriptless();
  const scriptless = await serve(FOLDER);
  try {
    const painted = await paintInTurns(
      PAGES.map((path) => ({
        name: path,
        floor: { url: scriptless.address + path },
        ours: { url: site + path },
      })),
      { rounds, run: runLighthouse },
    );
    return PAGES.flatMap((name, index) => {
      const { ours, floors } = painted[index] ?? { ours: [], floors: [] };
      const lcp = median(ours.map((run) => run.lcp)) / median(floors.map((run) => run.lcp));
      return [
        {
          measure: `${name}: LCP to itself without script`,
          value: lcp,
          unit: '×',
          atMost: LCP_RATIO,
          detail: { ours, floors },
        },
        {
          measure: `${name}: layout shift`,
          value: median(ours.map(({ cls }) => cls)),
          unit: '',
          atMost: 0,
        },
      ];
    });
  } finally {
    scriptless.stop();
  }
}
