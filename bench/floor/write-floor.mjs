// @ts-check
// Writes the floor: a separate site with the same content, pictures and hosting rules, for the same server.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { dashboardFloor, loginFloor } from './app-floor.mjs';
import { landingFloor } from './landing-floor.mjs';

/**
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
async function source(path) {
  return (await runnerImport(path)).module;
}

/**
 * Copies the pictures of the build, so build first.
 * @param {string} folder gets dist/ and dist-hosting/
 */
export async function writeFloor(folder) {
  /** @type {typeof import('../../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = await source('./src/core/content/default-content.ts');
  /** @type {typeof import('../../src/adapters/mock/sample-campaigns.ts')} */
  const { sampleCampaigns } = await source('./src/adapters/mock/sample-campaigns.ts');
  /** @type {typeof import('../../src/core/navigation/menu.ts')} */
  const { menuFor } = await source('./src/core/navigation/menu.ts');
  /** @type {typeof import('../../src/ui/dashboard/menu.texts.ts')} */
  const { menuTexts } = await source('./src/ui/dashboard/menu.texts.ts');
  const campaigns = sampleCampaigns(Date.now());
  const pages = {
    'index.html': landingFloor(DEFAULT_CONTENT, campaigns),
    '404.html': landingFloor(DEFAULT_CONTENT, campaigns),
    'login/index.html': loginFloor(DEFAULT_CONTENT),
    'dashboard/index.html': dashboardFloor(DEFAULT_CONTENT, campaigns, menuFor('admin'), menuTexts),
  };
  const site = join(folder, 'dist');
  await rm(folder, { recursive: true, force: true });
  await cp('dist/images', join(site, 'images'), { recursive: true });
  await cp('dist-hosting', join(folder, 'dist-hosting'), { recursive: true });
  if ((await readdir(join(site, 'images'))).length === 0) throw new Error('The build has no pictures.');
  for (const [name, html] of Object.entries(pages)) {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
}
