// @ts-check
// The builds beside the main one: scripts that stand inside the pages, and the code that renders the pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { languageTexts } from '../language-texts.mjs';

/** @typedef {import('../../src/composition/browser/configuration.ts').Configuration} Configuration */

const SETTINGS = /** @type {const} */ ({ target: 'es2022', manifest: false, copyPublicDir: false });

/**
 * @param {Configuration} configuration
 * @returns {import('vite').InlineConfig}
 */
const own = ({ basePath, language, isMadeUp }) => ({
  configFile: false,
  base: basePath,
  logLevel: 'warn',
  plugins: [languageTexts(language, { isMadeUp })],
});

/**
 * A script in one piece, minified. It is built by itself: in the main build other chunks would import from it and run it twice.
 * @param {Configuration} configuration
 * @param {string} input
 * @param {{ format: 'es' | 'iife', define?: Record<string, string> }} options
 */
export async function inlineScript(configuration, input, { format, define = {} }) {
  const result = await build({
    ...own(configuration),
    define,
    build: { ...SETTINGS, write: false, rollupOptions: { input, output: { format } } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const [script, ...rest] = outputs.filter((one) => one.type === 'chunk');
  if (!script || rest.length > 0) throw new Error(`${input} is not one script.`);
  return script.code.trim();
}

/**
 * The functions that render the pages.
 * @param {Configuration} configuration
 * @param {string} folder for the built code
 * @returns {Promise<typeof import('../../src/composition/prerendering/prerender.tsx') & typeof import('../../src/composition/prerendering/prerender-app.tsx') & typeof import('../../src/composition/prerendering/prerender-public-pages.ts')>}
 */
export async function renderer(configuration, folder) {
  await build({
    ...own(configuration),
    // With its packages inside, a server that renders pages starts a fifth faster.
    ssr: { noExternal: true },
    build: {
      ...SETTINGS,
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: [
          'src/composition/prerendering/prerender.tsx',
          'src/composition/prerendering/prerender-app.tsx',
          'src/composition/prerendering/prerender-public-pages.ts',
          'src/composition/prerendering/render-pages.ts',
        ],
        // 'use client' has no meaning here.
        onwarn: (warning, report) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
        },
      },
    },
  });
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href);
  return {
    ...(await load('prerender.js')),
    ...(await load('prerender-app.js')),
    ...(await load('prerender-public-pages.js')),
  };
}
