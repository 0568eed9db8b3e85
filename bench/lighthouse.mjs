// @ts-check
// One mobile Lighthouse run of one page, in a new browser with a new profile.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS, findOrInstallBrowser } from '../scripts/find-browser.mjs';
import { figuresOf } from './lighthouse-figures.mjs';
import { signIn } from './visit.mjs';

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Throws NotMeasured, or an error of Lighthouse's own, where the page could not be measured.
 * @param {{ url: string, signedIn?: boolean, categories?: string[] }} page
 */
export async function runLighthouse({ url, signedIn = false, categories = ['performance'] }) {
  const profile = await mkdtemp(join(tmpdir(), 'fsr-bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallBrowser(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    if (signedIn) {
      const page = await context.newPage();
      await signIn(page);
      // A file of the site's origin that runs no script.
      await page.goto(new URL('/robots.txt', url).href);
      await page.close();
    }
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      output: 'json',
      logLevel: 'error',
      // The profile is new, and the session in it must stay.
      disableStorageReset: true,
    });
    return figuresOf(result?.lhr, url);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
